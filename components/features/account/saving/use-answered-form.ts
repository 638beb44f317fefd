import { useEffect, useRef, useState, useTransition, type SubmitEvent } from 'react';

/**
 * A form that a Server Action saves without scripts, and that is submitted by hand with them: React resets a form after
 * its action, and a network failure would replace the page. A field that was refused gets the focus.
 * @param posted the state of the action
 */
export function useAnsweredForm<S extends { outcome: string }>(posted: S) {
  const [answered, answer] = useState<S>();
  const [saving, start] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const state = answered ?? posted;

  useEffect(() => {
    if (state.outcome === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state]);

  /** Handles a submission; one at a time. */
  const submit = (event: SubmitEvent<HTMLFormElement>, save: (data: FormData) => Promise<void>) => {
    event.preventDefault();
    if (saving) return;
    const data = new FormData(event.currentTarget);
    start(() => save(data));
  };

  return { form, state, saving, submit, answer };
}
