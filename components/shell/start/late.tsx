'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { subscribeLayout } from '@/lib/browser/appearance/store';

interface LateProps<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** The id of an element that one comes to before needing it. */
  near?: string;
}

/**
 * A component that comes when the page is idle, or earlier: when something happens to the layout, or when the pointer
 * or the focus comes near. A script that can't be fetched is asked for again on the next of these, or once online.
 */
export function Late<Props extends object>({ load, props, near }: LateProps<Props>) {
  const [Body, setBody] = useState<ComponentType<Props>>();

  useEffect(() => {
    const bring = () => {
      load().then(
        (module) => setBody(() => module.default),
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
