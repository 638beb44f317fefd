'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/display/spinner';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { keepEarlyLetters } from './early-letters';
import { asksForSearch, shortcutWords } from './shortcut';

const loadDialog = untilLoaded(() => import('./search-dialog'));
const SearchDialog = lazy(loadDialog);

const endOfField = 'pointer-events-none absolute inset-y-0 end-3 my-auto text-muted';

/** The search field's form, and its text field. */
interface Field {
  form: HTMLFormElement;
  input: HTMLInputElement;
}

/** Calls `open` with what the focus returns to: when the field is pressed or typed into, and by the shortcut. */
function listen({ form, input }: Field, open: (from: HTMLElement | null) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const fromField = () => open(input.offsetWidth > 0 ? input : form.querySelector('button'));
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      fromField();
    },
    { signal },
  );
  input.addEventListener('click', fromField, { signal });
  input.addEventListener('compositionend', fromField, { signal });
  input.addEventListener(
    'input',
    (event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      fromField();
    },
    { signal },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      const { activeElement } = document;
      open(activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null);
      keepEarlyLetters(input);
    },
    { signal },
  );
  // Typed before this script came.
  if (document.activeElement === input && input.value !== '') fromField();
  return () => listening.abort();
}

/** Opens the box, whose script is loaded with the first use. In the field stands the shortcut. */
export function LiveSearch() {
  const [isOpen, setOpen] = useState(false);
  const from = useRef<HTMLElement>(null);
  const [field, setField] = useState<HTMLInputElement>();
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    const form = place.current?.closest('form');
    const input = form?.querySelector('input');
    if (!form || !input) return;
    const fetchAhead = () => void loadDialog();
    form.addEventListener('focusin', fetchAhead, { once: true });
    const stop = listen({ form, input }, (opener) => {
      from.current = opener;
      setField(input);
      setOpen(true);
    });
    return () => {
      stop();
      form.removeEventListener('focusin', fetchAhead);
    };
  }, []);

  const hint = (
    <kbd aria-hidden="true" className={`${endOfField} @min-[13rem]:block hidden h-fit font-sans text-xs`}>
      {shortcutWords()}
    </kbd>
  );
  return (
    <span ref={place}>
      <Suspense fallback={<Spinner className={endOfField} />}>
        {hint}
        {field && <SearchDialog open={isOpen} field={field} from={from} onClose={() => setOpen(false)} />}
      </Suspense>
    </span>
  );
}
