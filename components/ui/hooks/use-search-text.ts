'use client';

import { useEffect, useRef, type ComponentProps, type RefObject } from 'react';

const debounceMilliseconds = 250;

interface SearchText {
  /** For the search field. */
  field: Pick<ComponentProps<'input'>, 'defaultValue' | 'onChange'> & {
    ref: RefObject<HTMLInputElement | null>;
  };
  /** Searches at once for the field's text. */
  search: () => void;
}

/** Search as you type, debounced; the field follows changes of `text` from elsewhere. */
export function useSearchText(text: string, onSearch: (text: string) => void): SearchText {
  const ref = useRef<HTMLInputElement>(null);
  const sent = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (text === sent.current || !ref.current) return;
    clearTimeout(timer.current);
    sent.current = text;
    ref.current.value = text;
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = () => {
    clearTimeout(timer.current);
    sent.current = ref.current?.value.trim() ?? '';
    onSearch(sent.current);
  };
  const onChange = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, debounceMilliseconds);
  };
  return { field: { ref, defaultValue: text, onChange }, search };
}
