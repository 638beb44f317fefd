import { setLostPage } from './lost-page';

const limitMilliseconds = 5_000;

/** Whether the portal answers: `navigator.onLine` knows of the nearest network only. */
async function portalAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(limitMilliseconds);
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Leaves for an address by a full load, or stays and says so where nothing would answer. */
export async function loadDocument(href: string): Promise<void> {
  const open = () => {
    if (new URL(href, location.href).href === location.href) location.reload();
    else location.assign(href);
  };
  if (await portalAnswers()) {
    open();
    return;
  }
  setLostPage({
    href,
    why: navigator.onLine ? 'unanswered' : 'offline',
    inPlace: false,
    again: portalAnswers,
    open,
    dismiss: () => setLostPage(null),
  });
}

/** Loads the page anew, or stays and says so where nothing would answer. */
export const reloadDocument = (): Promise<void> => loadDocument(location.href);
