interface Events {
  change: MediaQueryListEvent;
  click: MouseEvent;
  focusin: FocusEvent;
  focusout: FocusEvent;
  keydown: KeyboardEvent;
  pointerdown: PointerEvent;
  pointerenter: PointerEvent;
  pointerleave: PointerEvent;
  pointerover: PointerEvent;
}

/** Adds an event listener in the capture phase. @returns cleanup */
export function listen<K extends keyof Events>(
  target: EventTarget,
  type: K,
  heard: (event: Events[K]) => void,
): () => void {
  const listener = (event: Event) => heard(event as Events[K]);
  target.addEventListener(type, listener, true);
  return () => target.removeEventListener(type, listener, true);
}
