import { addToast, type ToastMessage } from './toast-store';

let hostWanted = false;

/** The host's script is loaded with the first toast, so that other pages don't need it. */
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

/** Shows a message from any client code. @returns the argument of `dismissToast` */
export function toast(message: ToastMessage): string {
  const id = addToast(message);
  loadHost();
  return id;
}
