'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { subscribeLayout } from '@/lib/browser/appearance/store';

interface LateProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** The id of an element that the user passes before needing the component. */
  near?: string;
}

/**
 * A component loaded when the page is idle, or earlier: on a layout event, or when pointer or focus come
 * near. A failed script load is retried on the next of these, or once online.
 */
export function Late<Props extends object>({ load, props, near }: LateProps<Props>) {
  const [Body, setBody] = useState<ComponentType<Props>>();

  useEffect(() => {
    const bring = () => {
      load().then(
        (part) => setBody(() => part),
        () => undefined,
      );
    };
    const place = near ? document.getElementById(near) : null;
    const ends = [whenIdle(bring), subscribeLayout(bring)];
    const listening = new AbortController();
    window.addEventListener('online', bring, listening);
    for (const event of ['pointerover', 'focusin']) place?.addEventListener(event, bring, listening);
    return () => {
      listening.abort();
      ends.forEach((end) => end());
    };
  }, [load, near]);

  return Body && <Body {...props} />;
}
