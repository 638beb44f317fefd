'use client';

import { useTheme } from 'next-themes';
import type { Choice } from '@/components/ui/field/choice';
import { Segmented } from '@/components/ui/field/segmented';
import { switchScheme } from '@/lib/browser/appearance/switch-scheme';

const schemes: Choice[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

/** Light, dark, or the system's setting. */
export function SettingsScheme() {
  const { theme = 'light', setTheme } = useTheme();
  return (
    <div className="[&_label]:grow">
      <Segmented
        legend="Color Scheme"
        choices={schemes}
        value={theme}
        onChange={(scheme) => switchScheme(() => setTheme(scheme))}
      />
    </div>
  );
}
