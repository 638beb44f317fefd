import { setLostPage } from './lost-page';

const limitMilliseconds = 5_000;

/** Whether the portal answers: `navigator.onLine` only reports the nearest network. */
async function portalAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(limitMilliseconds);
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Goes to an address by a full load, or stays and reports it when the portal can't be reached. */
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

/** Reloads the page, or stays and reports it when the portal can't be reached. */
export const reloadDocument = (): Promise<void> => loadDocument(location.href);
