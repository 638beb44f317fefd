'use client';

import { useTheme } from 'next-themes';
import { Icon } from '@/components/ui/icon';
import { iconButtonClasses } from '@/components/ui/icon-button';
import { switchScheme } from '@/lib/theme/switch-scheme';

/** Switches between light and dark, animated where the browser can and the visitor does not mind (SPEC section 4). */
export function ThemeButton() {
  const { resolvedTheme, setTheme } = useTheme();

  const toggle = () => switchScheme(() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark'));

  return (
    <button
      type="button"
      className={iconButtonClasses}
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
      onClick={toggle}
    >
      <Icon name="moon" size={20} className="dark:hidden" />
      <Icon name="sun" size={20} className="hidden dark:block" />
    </button>
  );
}
