'use client';

import { useTheme } from 'next-themes';
import { Segmented } from '@/components/ui/field/segmented';
import { presets, primaries, surfaces } from '@/lib/appearance/choices';
import type { LayoutEvent } from '@/lib/appearance/state';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';
import { SettingsSwatches } from './settings-swatches';
import { titled } from './settings-words';

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
        legend="Primary"
        kind="primary"
        names={primaries}
        chosen={primary}
        highlighted={primary}
        hint={titled(primary)}
        onChoose={(name) => choose({ primary: name })}
      />
      <SettingsSwatches
        legend="Surface"
        kind="surface"
        names={surfaces}
        chosen={surface}
        highlighted={surface ?? fallback}
        hint={surface ? titled(surface) : `${titled(fallback)} (default)`}
        onChoose={(name) => choose({ surface: name })}
        onReset={() => choose({ surface: null })}
      />
      <div className="[&_label]:grow">
        <Segmented
          legend="Presets"
          choices={presetChoices}
          value={preset}
          onChange={(name) => choose({ preset: name })}
        />
      </div>
    </>
  );
}
