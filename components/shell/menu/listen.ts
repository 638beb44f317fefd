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

/** Listens to an event, before anything below hears of it. @returns what ends it */
export function listen<K extends keyof Events>(
  target: EventTarget,
  type: K,
  heard: (event: Events[K]) => void,
): () => void {
  const listener = (event: Event) => heard(event as Events[K]);
  target.addEventListener(type, listener, true);
  return () => target.removeEventListener(type, listener, true);
}
