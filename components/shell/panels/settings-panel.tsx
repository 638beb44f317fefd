'use client';

import { Drawer } from '@/components/ui/overlay/drawer';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';
import { SettingsLooks } from './settings-looks';
import { SettingsMenu } from './settings-menu';
import { SettingsScheme } from './settings-scheme';

/**
 * The settings sidebar (SPEC sections 2 and 9): choices apply at once.
 * @param simple outside the shell: without Menu Type and Menu Theme
 */
export function SettingsPanel({ simple }: { simple: boolean }) {
  const open = useLayout((state) => state.configSidebarVisible);
  return (
    <Drawer
      side="right"
      title="Settings"
      open={open}
      mask={false}
      onClose={() => dispatchLayout({ type: 'panelsClosed' })}
    >
      <div className="flex flex-col gap-6 pt-2">
        <SettingsLooks />
        <SettingsScheme />
        {!simple && <SettingsMenu />}
      </div>
    </Drawer>
  );
}
