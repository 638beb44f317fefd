import { typedField, mayKeep, typeAgain, type StoredField } from '@/lib/browser/connection/typed-fields';
import { leftKey, typedKey } from '@/lib/browser/identity/store';
import { removeStored, isRecord, writeStored, readStored } from '@/lib/browser/identity/tab-storage';

interface TypedPage {
  href: string;
  fields: StoredField[];
}

/** The offline page (public/static/offline-page.js) stores here the input of the page it replaced. */
const draftKey = `${typedKey}.draft.page`;

const isField = (value: unknown) =>
  isRecord(value) &&
  typeof value.before === 'number' &&
  ['dialog', 'name', 'label', 'value'].every((name) => typeof value[name] === 'string');

const isPage = (value: unknown): value is TypedPage =>
  isRecord(value) &&
  typeof value.href === 'string' &&
  Array.isArray(value.fields) &&
  value.fields.every(isField);

const here = () => location.pathname + location.search;

/** Restores stored input, each field as soon as it is rendered: it may be in a dialog. */
function typeKeptAgain(): { waiting: () => StoredField[]; stop: () => void } {
  let page = readStored(draftKey, isPage);
  const observer = new MutationObserver(attempt);

  function attempt(): void {
    if (page?.href !== here()) return;
    const fields = page.fields.filter((field) => !typeAgain(field));
    if (fields.length === page.fields.length) return;
    page = fields.length > 0 ? { ...page, fields } : null;
    if (page) writeStored(draftKey, page);
    else {
      observer.disconnect();
      removeStored(draftKey);
    }
  }
  if (page) observer.observe(document.body, { childList: true, subtree: true });
  attempt();
  return {
    waiting: () => (page?.href === here() ? page.fields : []),
    stop: () => observer.disconnect(),
  };
}

/**
 * Preserves input across a reload while offline: the browser asks before it discards the page, and the same
 * page restores the text when it is back. Secrets are not stored.
 * @returns cleanup
 */
export function guardTyped(): () => void {
  const listening = new AbortController();
  const typed = new Set<Element>();
  const shown = () => [...typed].filter(({ isConnected }) => isConnected);

  const onInput = ({ target }: Event) => {
    for (const gone of typed) if (!gone.isConnected) typed.delete(gone);
    if (target instanceof Element) typed.add(target);
  };
  const onBeforeUnload = (event: Event) => {
    if (!navigator.onLine && shown().length > 0) event.preventDefault();
  };
  const onHide = () => {
    const fields = [...again.waiting(), ...shown().filter(mayKeep).map(typedField)];
    if (fields.length > 0) writeStored(leftKey, { href: here(), fields } satisfies TypedPage);
    else removeStored(leftKey);
  };
  window.addEventListener('input', onInput, listening);
  window.addEventListener('beforeunload', onBeforeUnload, listening);
  window.addEventListener('pagehide', onHide, listening);
  // A background tab may be discarded without further events.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) onHide();
    },
    listening,
  );
  const again = typeKeptAgain();
  return () => {
    again.stop();
    listening.abort();
  };
}
