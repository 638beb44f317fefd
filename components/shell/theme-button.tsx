'use client';

import { useTheme } from 'next-themes';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { iconButtonClasses } from '@/components/ui/icon-button';

/** Switches between light and dark, animated where the browser can and the visitor does not mind (SPEC section 4). */
export function ThemeButton() {
  const { resolvedTheme, setTheme } = useTheme();

  const toggle = () => {
    const apply = () => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark');
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || typeof document.startViewTransition !== 'function') apply();
    else document.startViewTransition(() => flushSync(apply));
  };

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
