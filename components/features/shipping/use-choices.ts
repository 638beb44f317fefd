import { startTransition, useEffect, useState, type RefObject } from 'react';
import { readChoices, shipHref, type ShipChoices } from './ship-choices';

/** The value of the address that the account does not have; it stands in no address of a page. */
export const another = 'another';

export type ChangeChoices = (part: Partial<ShipChoices>) => void;

const without = (choices: ShipChoices): ShipChoices => ({
  ...choices,
  note: '',
  address: choices.address === another ? '0' : choices.address,
});

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
    const data = new FormData(form.current);
    const early = readChoices((name) => data.getAll(name).filter((value) => typeof value === 'string'));
    startTransition(() =>
      setChoices((now) => ({
        ...early,
        // The cheapest is chosen as long as nothing else is.
        service: early.service === drawnService ? now.service : early.service,
      })),
    );
  }, [form, drawnService]);

  const change: ChangeChoices = (part) => {
    const next = { ...choices, ...part };
    setChoices(next);
    window.history.replaceState(null, '', shipHref(without(next)));
  };
  return { choices, change };
}
