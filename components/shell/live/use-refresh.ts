import { useRouter } from 'next/navigation';
import { useCallback, useLayoutEffect, useRef, useTransition } from 'react';

interface TypingPlace {
  field: Element;
  /** px from the top of the window. */
  top: number;
}

/** What the visitor types in, and where in the window it stands. */
function placeOfTyping(): TypingPlace | undefined {
  const field = document.activeElement;
  return field?.matches('main :is(input, textarea, select)')
    ? { field, top: field.getBoundingClientRect().top }
    : undefined;
}

/** Draws the page anew, and keeps the field in which one types where it is: what is above it may be taller or shorter then. */
export function useRefresh(): () => void {
  const router = useRouter();
  const [isDrawing, startDrawing] = useTransition();
  const typing = useRef<TypingPlace | undefined>(undefined);

  useLayoutEffect(() => {
    if (isDrawing || !typing.current) return;
    const { field, top } = typing.current;
    typing.current = undefined;
    window.scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [isDrawing]);

  return useCallback(() => {
    typing.current = placeOfTyping();
    startDrawing(() => router.refresh());
  }, [router, startDrawing]);
}
