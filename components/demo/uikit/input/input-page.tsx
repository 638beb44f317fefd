'use client';

import { lazySection } from '@/components/ui/lazy-section';
import { PageHeader } from '@/components/ui/page-header';

const Text = lazySection(() => import('./text'));
const Icons = lazySection(() => import('./icons'));
const FloatLabel = lazySection(() => import('./float-label'));
const Textareas = lazySection(() => import('./textareas'));
const Autocompletes = lazySection(() => import('./autocompletes'));
const Dates = lazySection(() => import('./dates'));
const Numbers = lazySection(() => import('./numbers'));
const Passwords = lazySection(() => import('./passwords'));
const Groups = lazySection(() => import('./groups'));
const Sliders = lazySection(() => import('./sliders'));
const Ratings = lazySection(() => import('./ratings'));
const Colors = lazySection(() => import('./colors'));
const Knobs = lazySection(() => import('./knobs'));
const Radios = lazySection(() => import('./radios'));
const Checkboxes = lazySection(() => import('./checkboxes'));
const Switches = lazySection(() => import('./switches'));
const Listboxes = lazySection(() => import('./listboxes'));
const Selects = lazySection(() => import('./selects'));
const MultiSelects = lazySection(() => import('./multi-selects'));
const TreeSelects = lazySection(() => import('./tree-selects'));
const Toggles = lazySection(() => import('./toggles'));
const SelectButtons = lazySection(() => import('./select-buttons'));
const Editor = lazySection(() => import('./editor'));

const column = 'flex min-w-0 flex-col gap-6';

/** /uikit/input: everything a person can fill in. */
export function InputPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Inputs" />
      <div className="grid gap-6 lg:grid-cols-2">
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
