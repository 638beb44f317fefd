import { addToast, type ToastMessage } from './toast-store';

let hostWanted = false;

/** The host's script comes with the first toast, so that pages without one don't pay for it. */
function loadHost() {
  if (hostWanted) return;
  hostWanted = true;
  import('./toast-host').then(
    ({ mountToastHost }) => mountToastHost(),
    () => {
      hostWanted = false;
      addEventListener('online', loadHost, { once: true });
    },
  );
}

/** Shows a message from any client code. @returns what `dismissToast` wants */
export function toast(message: ToastMessage): string {
  const id = addToast(message);
  loadHost();
  return id;
}
