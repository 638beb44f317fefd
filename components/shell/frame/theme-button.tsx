'use client';

import { useTheme } from 'next-themes';
import { Icon } from '@/components/ui/display/icon';
import { iconButtonClasses } from '@/components/ui/action/icon-button';
import { switchScheme } from '@/lib/browser/appearance/switch-scheme';
import { text } from '@/lib/text/text';

/** Switches between light and dark. */
export function ThemeButton() {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <button
      type="button"
      className={iconButtonClasses}
      aria-label={text('shell.scheme.switch')}
      title={text('shell.scheme.switch')}
      onClick={() => switchScheme(() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark'))}
    >
      <Icon name="moon" size={20} className="dark:hidden" />
      <Icon name="sun" size={20} className="hidden dark:block" />
    </button>
  );
}
