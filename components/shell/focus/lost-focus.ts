const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';
const lists = 'ul, ol, tbody, [role="list"], [role="group"]';
const regions = '[role="region"], section[aria-labelledby], section[aria-label], main';

/** Where the focus was, and what was around it. */
interface Place {
  element: HTMLElement;
  list: Element | null;
  /** What can be focused in the list, after the element and before it, the nearest first. */
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

/** The next of its list, else the one before, else the heading of what it stood in. */
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
 * The focus never falls to the page as a whole when what had it is taken away: a chip, a row, a dialog whose opener has
 * gone with it. Whoever has a better place for it gives it there at once. @returns what ends it
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
    // Two frames later a dialog or a page that gives the focus somewhere has done so.
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
