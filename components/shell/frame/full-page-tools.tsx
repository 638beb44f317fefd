import { AfterLoad } from './after-load';
import { SettingsButton } from '@/components/shell/panels/settings-button';
import { ThemeButton } from './theme-button';

/**
 * On pages outside the shell: the scheme button, and the cog that opens the settings in simple mode
 * (SPEC section 2).
 */
export function FullPageTools() {
  return (
    <>
      <div className="z-30 fixed end-3 top-3 grid grid-cols-[2.5rem_2.5rem] gap-1">
        <ThemeButton />
        <SettingsButton icon="settings" />
      </div>
      <AfterLoad />
    </>
  );
}
