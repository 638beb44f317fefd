'use client';

import { useTheme } from 'next-themes';
import { Segmented } from '@/components/ui/field/segmented';
import { presets, primaries, surfaces } from '@/lib/appearance/choices';
import type { LayoutEvent } from '@/lib/appearance/state';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';
import { text } from '@/lib/text/text';
import { SettingsSwatches } from './settings-swatches';
import { primaryKeys, surfaceKeys } from './settings-words';

type Looks = Extract<LayoutEvent, { type: 'looksChosen' }>['looks'];

const choose = (looks: Looks) => dispatchLayout({ type: 'looksChosen', looks });

const presetChoices = presets.map((preset) => ({ value: preset, label: preset }));

/** Primary, Surface and Presets. With no surface chosen slate is highlighted in light and zinc in dark (SPEC section 4). */
export function SettingsLooks() {
  const { resolvedTheme } = useTheme();
  const preset = useLayout((state) => state.preset);
  const primary = useLayout((state) => state.primary);
  const surface = useLayout((state) => state.surface);
  const fallback = resolvedTheme === 'dark' ? 'zinc' : 'slate';
  return (
    <>
      <SettingsSwatches
        legend={text('shell.settings.primary')}
        kind="primary"
        names={primaries}
        chosen={primary}
        highlighted={primary}
        nameOf={(name) => text(primaryKeys[name])}
        hint={text(primaryKeys[primary])}
        onChoose={(name) => choose({ primary: name })}
      />
      <SettingsSwatches
        legend={text('shell.settings.surface')}
        kind="surface"
        names={surfaces}
        chosen={surface}
        highlighted={surface ?? fallback}
        nameOf={(name) => text(surfaceKeys[name])}
        hint={
          surface
            ? text(surfaceKeys[surface])
            : text('shell.settings.defaultSurface', { surface: text(surfaceKeys[fallback]) })
        }
        onChoose={(name) => choose({ surface: name })}
        onReset={() => choose({ surface: null })}
      />
      <div className="[&_label]:grow">
        <Segmented
          legend={text('shell.settings.presets')}
          choices={presetChoices}
          value={preset}
          onChange={(name) => choose({ preset: name })}
        />
      </div>
    </>
  );
}
