import { useRouter } from 'next/navigation';
import { useCallback, useLayoutEffect, useRef, useTransition } from 'react';

interface TypingPlace {
  field: Element;
  /** px from the top of the page, so that what the visitor scrolls meanwhile is not undone. */
  top: number;
}

const topOf = (field: Element): number => field.getBoundingClientRect().top + window.scrollY;

/** What the visitor types in, and where it stands. */
function placeOfTyping(): TypingPlace | undefined {
  const field = document.activeElement;
  return field?.matches('main :is(input, textarea, select)') ? { field, top: topOf(field) } : undefined;
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
    if (field.isConnected) window.scrollBy({ top: topOf(field) - top, behavior: 'instant' });
  }, [isDrawing]);

  return useCallback(() => {
    typing.current = placeOfTyping();
    startDrawing(() => router.refresh());
  }, [router, startDrawing]);
}
