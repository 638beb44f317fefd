'use client';

import { useTheme } from 'next-themes';
import type { Choice } from '@/components/ui/field/choice';
import { Segmented } from '@/components/ui/field/segmented';
import { switchScheme } from '@/lib/browser/appearance/switch-scheme';
import { text } from '@/lib/text/text';

const schemes = (): Choice[] => [
  { value: 'light', label: text('shell.settings.light') },
  { value: 'dark', label: text('shell.settings.dark') },
  { value: 'system', label: text('shell.settings.system') },
];

/** Light, dark, or the system's setting. */
export function SettingsScheme() {
  const { theme = 'light', setTheme } = useTheme();
  return (
    <div className="[&_label]:grow">
      <Segmented
        legend={text('shell.settings.scheme')}
        choices={schemes()}
        value={theme}
        onChange={(scheme) => switchScheme(() => setTheme(scheme))}
      />
    </div>
  );
}
