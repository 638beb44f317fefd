/** Without a network a reload would take away what was typed: the browser asks first. @returns what ends it */
export function guardTyped(): () => void {
  const listening = new AbortController();
  let typedIn: Element | null = null;
  const onInput = ({ target }: Event) => {
    if (target instanceof Element) typedIn = target;
  };
  const onLeave = (event: Event) => {
    if (!navigator.onLine && typedIn?.isConnected) event.preventDefault();
  };
  window.addEventListener('input', onInput, listening);
  window.addEventListener('beforeunload', onLeave, listening);
  return () => listening.abort();
}
