'use client';

import { RadioGroup } from '@/components/ui/field/radio-group';
import { menuThemes } from '@/lib/appearance/choices';
import type { MenuTheme } from '@/lib/appearance/config';
import { allowsTransparent, menuModes } from '@/lib/appearance/modes';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';
import { text, type MessageKey } from '@/lib/text/text';
import { modeKeys } from './settings-words';

const themeKeys = {
  colorScheme: 'shell.settings.themes.colorScheme',
  primaryColor: 'shell.settings.themes.primaryColor',
  transparent: 'shell.settings.themes.transparent',
} as const satisfies Record<MenuTheme, MessageKey>;

/** Menu Type and Menu Theme; reveal and drawer can't be transparent (SPEC section 4). */
export function SettingsMenu() {
  const mode = useLayout((state) => state.menuMode);
  const theme = useLayout((state) => state.menuTheme);
  const transparent = allowsTransparent(mode);
  return (
    <>
      <RadioGroup
        legend={text('shell.settings.menuType')}
        choices={menuModes.map((value) => ({ value, label: text(modeKeys[value]) }))}
        value={mode}
        onChange={(chosen) => dispatchLayout({ type: 'menuModeChosen', mode: chosen })}
      />
      <RadioGroup
        legend={text('shell.settings.menuTheme')}
        choices={menuThemes.map((value) => ({
          value,
          label: text(themeKeys[value]),
          disabled: value === 'transparent' && !transparent,
        }))}
        value={theme}
        hint={transparent ? undefined : text('shell.settings.notTransparent', { mode: text(modeKeys[mode]) })}
        onChange={(chosen) => dispatchLayout({ type: 'menuThemeChosen', theme: chosen })}
      />
    </>
  );
}
