import { useRef, useState, type PointerEvent } from 'react';

/** Milliseconds after which a pointer that came to a link stays on it. */
const dwell = 65;

/**
 * Whether the visitor is about to follow a link: pointer or focus have stayed on it for a moment. A click that comes
 * before is followed at once: a prefetch, which has to find the route first, would fetch the page a second time.
 * @returns `intended`; `watch`, the link's event handlers; and `cancel`, for when the click has come
 */
export function useIntent() {
  const [intended, setIntended] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begin = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIntended(true), dwell);
  };
  const cancel = () => {
    clearTimeout(timer.current);
    setIntended(false);
  };
  /** A touch is a click already. */
  const approach = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') begin();
  };
  const watch = { onPointerEnter: approach, onFocus: begin, onPointerLeave: cancel, onBlur: cancel };
  return { intended, watch, cancel };
}
