import { Alert } from '@/components/ui/feedback/alert';
import { text } from '@/lib/text/text';

/** On a new installation, which has no warehouse and so no customers. */
export function SettingUpNotice() {
  return (
    <Alert severity="info" title={text('authPage.settingUp.title')}>
      {text('authPage.settingUp.description')}
    </Alert>
  );
}
