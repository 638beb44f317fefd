import { DialogHost } from '@/components/ui/overlay/dialog-host';
import { ProfilePanel, type AccountName } from './profile-panel';
import { SettingsPanel } from './settings-panel';

interface PanelsProps {
  /** In the shell; pages outside it have the settings in simple mode (SPEC section 2). */
  account: AccountName | undefined;
}

/** What a press lays over any page. */
export function Panels({ account }: PanelsProps) {
  return (
    <>
      <DialogHost />
      <SettingsPanel simple={!account} />
      {account && <ProfilePanel account={account} />}
    </>
  );
}
