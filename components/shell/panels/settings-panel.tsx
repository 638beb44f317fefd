'use client';

import { Drawer } from '@/components/ui/overlay/drawer';
import { LanguageChoice } from '@/components/shell/language/language-choice';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';
import { text } from '@/lib/text/text';
import { SettingsLooks } from './settings-looks';
import { SettingsMenu } from './settings-menu';
import { SettingsScheme } from './settings-scheme';

function SettingsLanguage() {
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden="true" className="text-sm font-medium">
        {text('shell.settings.language')}
      </p>
      <LanguageChoice />
    </div>
  );
}

/**
 * The settings sidebar (SPEC sections 2 and 9): choices apply at once.
 * @param simple outside the shell: without Menu Type and Menu Theme
 */
export function SettingsPanel({ simple }: { simple: boolean }) {
  const open = useLayout((state) => state.configSidebarVisible);
  return (
    <Drawer
      side="right"
      title={text('shell.settings.title')}
      open={open}
      mask={false}
      onClose={() => dispatchLayout({ type: 'panelsClosed' })}
    >
      <div className="flex flex-col gap-6 pt-2">
        <SettingsLooks />
        <SettingsScheme />
        <SettingsLanguage />
        {!simple && <SettingsMenu />}
      </div>
    </Drawer>
  );
}
