import { DialogHost } from '@/components/ui/overlay/dialog-host';
import { ProfilePanel, type Profile } from './profile-panel';
import { SettingsPanel } from './settings-panel';

interface PanelsProps {
  /** In the shell; pages outside it have the settings in simple mode (SPEC section 2). */
  profile: Profile | undefined;
}

/** What a press lays over any page. */
export function Panels({ profile }: PanelsProps) {
  return (
    <>
      <DialogHost />
      <SettingsPanel simple={!profile} />
      {profile && <ProfilePanel profile={profile} />}
    </>
  );
}
