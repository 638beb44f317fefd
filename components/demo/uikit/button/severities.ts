import type { ButtonSeverity } from '@/components/ui/action/button-classes';
import type { IconName } from '@/lib/icons/icon-names';

interface SeverityDemo {
  severity: ButtonSeverity;
  label: string;
  icon: IconName;
  /** The accessible name of the icon-only button. */
  action: string;
}

/** The eight severities in the order they are shown. */
export const severities: readonly SeverityDemo[] = [
  { severity: 'primary', label: 'Primary', icon: 'check', action: 'Confirm' },
  { severity: 'secondary', label: 'Secondary', icon: 'demo:bookmark', action: 'Keep for later' },
  { severity: 'success', label: 'Success', icon: 'truck', action: 'Send off' },
  { severity: 'info', label: 'Info', icon: 'search', action: 'Look up' },
  { severity: 'warn', label: 'Warn', icon: 'bell', action: 'Remind' },
  { severity: 'help', label: 'Help', icon: 'demo:circle-question-mark', action: 'Ask' },
  { severity: 'danger', label: 'Danger', icon: 'trash', action: 'Delete' },
  { severity: 'contrast', label: 'Contrast', icon: 'moon', action: 'Switch to night' },
];
