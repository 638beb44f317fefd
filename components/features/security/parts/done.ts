import { toast } from '@/components/ui/feedback/toast';
import { errorText } from '@/lib/browser/identity/error-text';
import { leaveIfEnded } from './leave-if-ended';
import { NotConfirmed } from './not-confirmed';

/** Shows a toast that something is done. */
export function showDone(summary: string, detail?: string): void {
  toast({ severity: 'success', summary, ...(detail !== undefined && { detail }), life: 5000 });
}

/** Shows a toast with the reason of a failure that has no other place; it stays until it is closed. */
export function showFailed(summary: string, reason: unknown): void {
  leaveIfEnded(reason);
  if (!(reason instanceof NotConfirmed)) toast({ severity: 'error', summary, detail: errorText(reason) });
}
