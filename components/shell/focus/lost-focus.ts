const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';
const lists = 'ul, ol, tbody, [role="list"], [role="group"]';
const regions = '[role="region"], section[aria-labelledby], section[aria-label], main';

/** The focused element and its place in the page. */
interface Place {
  element: HTMLElement;
  list: Element | null;
  /** Focusable elements in the list, after the element and before it, nearest first. */
  neighbours: HTMLElement[];
  /** From the inside out. */
  regions: Element[];
}

function placeOf(element: HTMLElement): Place {
  const list = element.closest(lists);
  const inList = list ? [...list.querySelectorAll<HTMLElement>(focusable)] : [];
  const at = inList.indexOf(element);
  const around: Element[] = [];
  for (let region = element.closest(regions); region; region = region.parentElement?.closest(regions) ?? null)
    around.push(region);
  const neighbours = [...inList.slice(at + 1), ...inList.slice(0, Math.max(at, 0)).reverse()];
  return { element, list, neighbours, regions: around };
}

function headingOf({ regions }: Place): HTMLElement | null {
  const region = regions.find((candidate) => candidate.isConnected && candidate.querySelector('h1, h2, h3'));
  return (region ?? document).querySelector<HTMLElement>('h1, h2, h3');
}

/** The next element of its list, else the previous one, else the heading of its region. */
function giveBack(place: Place): void {
  if (place.element.isConnected) {
    place.element.focus({ preventScroll: true });
    if (document.activeElement === place.element) return;
  }
  const near = place.list?.isConnected && place.neighbours.find((neighbour) => neighbour.isConnected);
  const target = near || headingOf(place);
  if (!target) return;
  if (!target.matches(focusable)) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus from falling back to the body when its element is removed: a chip, a row, a dialog whose
 * opener is gone. A component with a better target sets the focus there at once.
 * @returns cleanup
 */
export function keepFocus(): () => void {
  let inPage: Place | undefined;
  let last: Place | undefined;
  let frame = 0;

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = placeOf(target);
    if (!target.closest(dialogs)) inPage = last;
  };
  const check = () => {
    if (!last || last.element.isConnected || !isLost()) return;
    const place = document.querySelector(dialogs) ? last : (inPage ?? last);
    giveBack(place);
  };
  const observer = new MutationObserver(() => {
    if (!last || last.element.isConnected || !isLost()) return;
    cancelAnimationFrame(frame);
    // Two frames later a dialog or page that sets the focus itself has done so.
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(check)));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}
