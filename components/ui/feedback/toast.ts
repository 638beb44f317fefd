import { latePart } from '@/components/ui/hooks/late-part';
import { addToast, type ToastMessage } from './toast-store';

export const lateToastHost = latePart(async () => (await import('./toast-host')).mountToastHost);

let hostWanted = false;

/** The host's script is loaded with the first toast, so that other pages don't need it. */
function loadHost() {
  if (hostWanted) return;
  hostWanted = true;
  lateToastHost.load().then(
    (mountToastHost) => mountToastHost(),
    () => {
      hostWanted = false;
      addEventListener('online', loadHost, { once: true });
    },
  );
}

/** Shows a message from any client code. @returns the argument of `dismissToast` */
export function toast(message: ToastMessage): string {
  const id = addToast(message);
  loadHost();
  return id;
}
