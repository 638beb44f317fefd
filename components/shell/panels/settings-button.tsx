'use client';

import { IconButton } from '@/components/ui/action/icon-button';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';
import { text } from '@/lib/text/text';

/** Opens the settings sidebar (SPEC section 2): the palette icon of the top bar, the cog of full pages. */
export function SettingsButton({ icon }: { icon: 'palette' | 'settings' }) {
  const open = useLayout((state) => state.configSidebarVisible);
  return (
    <IconButton
      icon={icon}
      label={text('shell.settings.open')}
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={!useHydrated()}
      onClick={() => dispatchLayout({ type: 'settingsToggled' })}
    />
  );
}
