import { startTransition, useEffect, useState, type RefObject } from 'react';
import { choicesIn, shipHref, type ShipChoices } from './ship-choices';

/** The value of the address that the account does not have; it stands in no address of a page. */
export const another = 'another';

export type ChangeChoices = (part: Partial<ShipChoices>) => void;

const without = (choices: ShipChoices): ShipChoices => ({
  ...choices,
  note: '',
  address: choices.address === another ? '0' : choices.address,
});

/**
 * Replaces the address past the router, keeping the router's own state: a new address during a refresh makes it load the
 * whole document, and what was typed would be lost.
 */
function showAddress(href: string): void {
  const { pathname, search } = window.location;
  if (href !== pathname + search) window.history.replaceState(window.history.state, '', href);
}

/**
 * What is chosen in the form, and in the page's address, so that a reload and a fresh drawing of the page know it. What was
 * chosen before the script came counts.
 * @param shownService the service whose price the page was drawn with
 */
export function useChoices(
  initial: ShipChoices,
  form: RefObject<HTMLFormElement | null>,
  shownService: string | undefined,
) {
  const [choices, setChoices] = useState(initial);
  const [drawnService] = useState(shownService);

  useEffect(() => {
    if (!form.current) return;
    const early = choicesIn(new FormData(form.current));
    startTransition(() =>
      setChoices((now) => ({
        ...early,
        // The cheapest is chosen as long as nothing else is.
        service: early.service === drawnService ? now.service : early.service,
      })),
    );
  }, [form, drawnService]);

  // After each drawing, since the router puts its own address back.
  useEffect(() => showAddress(shipHref(without(choices))));

  const change: ChangeChoices = (part) => setChoices((now) => ({ ...now, ...part }));
  return { choices, change };
}
