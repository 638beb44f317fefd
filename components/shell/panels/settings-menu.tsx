'use client';

import { RadioGroup } from '@/components/ui/field/radio-group';
import type { MenuTheme } from '@/lib/appearance/config';
import { allowsTransparent, menuModes } from '@/lib/appearance/modes';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';
import { titled } from './settings-words';

const modes = menuModes.map((mode) => ({ value: mode, label: titled(mode) }));

const themes: { value: MenuTheme; label: string }[] = [
  { value: 'colorScheme', label: 'Color Scheme' },
  { value: 'primaryColor', label: 'Primary Color' },
  { value: 'transparent', label: 'Transparent' },
];

/** Menu Type and Menu Theme; reveal and drawer can't be transparent (SPEC section 4). */
export function SettingsMenu() {
  const mode = useLayout((state) => state.menuMode);
  const theme = useLayout((state) => state.menuTheme);
  const transparent = allowsTransparent(mode);
  return (
    <>
      <RadioGroup
        legend="Menu Type"
        choices={modes}
        value={mode}
        onChange={(chosen) => dispatchLayout({ type: 'menuModeChosen', mode: chosen })}
      />
      <RadioGroup
        legend="Menu Theme"
        choices={themes.map((choice) => ({
          ...choice,
          disabled: choice.value === 'transparent' && !transparent,
        }))}
        value={theme}
        hint={transparent ? undefined : `${titled(mode)} slides over the page, so it can’t be transparent.`}
        onChange={(chosen) => dispatchLayout({ type: 'menuThemeChosen', theme: chosen })}
      />
    </>
  );
}
