'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import { PageHeader } from '@/components/ui/navigation/page-header';

const Text = lazySection(() => import('./text'), [23.9, 23.6]);
const Icons = lazySection(() => import('./icons'), [26.2, 16.8]);
const FloatLabel = lazySection(() => import('./float-label'), [21.2, 14.2]);
const Textareas = lazySection(() => import('./textareas'), [21.1, 22.1]);
const Autocompletes = lazySection(() => import('./autocompletes'), [21, 16.8]);
const Dates = lazySection(() => import('./dates'), [26.2, 16.8]);
const Numbers = lazySection(() => import('./numbers'), [27.9, 18.4]);
const Passwords = lazySection(() => import('./passwords'), [17.4, 12.8]);
const Groups = lazySection(() => import('./groups'), [27.9, 23.6]);
const Sliders = lazySection(() => import('./sliders'), [18.6, 19.6]);
const Ratings = lazySection(() => import('./ratings'), [13.9, 9.8]);
const Colors = lazySection(() => import('./colors'), [14.1, 9.9]);
const Knobs = lazySection(() => import('./knobs'), [13.3, 14.3]);
const Radios = lazySection(() => import('./radios'), [18.2, 19.2]);
const Checkboxes = lazySection(() => import('./checkboxes'), [17.6, 18.6]);
const Switches = lazySection(() => import('./switches'), [15.2, 16.2]);
const Listboxes = lazySection(() => import('./listboxes'), [20.9, 21.9]);
const Selects = lazySection(() => import('./selects'), [29.5, 18.4]);
const MultiSelects = lazySection(() => import('./multi-selects'), [17.9, 16.8]);
const TreeSelects = lazySection(() => import('./tree-selects'), [17.4, 18.4]);
const Toggles = lazySection(() => import('./toggles'), [12.2, 9.8]);
const SelectButtons = lazySection(() => import('./select-buttons'), [19, 14.9]);
const Editor = lazySection(() => import('./editor'), [31.6, 28.1]);

const column = 'flex min-w-0 flex-col gap-6';

/** /uikit/input: all input controls. */
export function InputPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Inputs" />
      <div className="grid gap-6 xl:grid-cols-2">
        <div className={column}>
          <Text />
          <Icons />
          <FloatLabel />
          <Textareas />
          <Autocompletes />
          <Dates />
          <Numbers />
          <Passwords />
          <Groups />
          <Ratings />
          <Colors />
        </div>
        <div className={column}>
          <Selects />
          <MultiSelects />
          <TreeSelects />
          <Listboxes />
          <Radios />
          <Checkboxes />
          <Switches />
          <Toggles />
          <SelectButtons />
          <Sliders />
          <Knobs />
        </div>
      </div>
      <Editor />
    </div>
  );
}
