'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import type { LayoutState } from '@/lib/appearance/state';
import { getLayout, subscribeLayout } from '@/lib/browser/appearance/store';

interface LateProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What its loading waits for. */
  when?: (task: () => void) => () => void;
  /** After which events of the layout it is needed at once; by default after each. */
  neededIn?: (layout: LayoutState) => boolean;
  /** The id of an element that the user passes before needing the component. */
  near?: string;
}

const always = () => true;

/**
 * A component loaded when the page is idle, or as `when` says, or earlier: on a layout event, or when pointer or focus
 * come near. A failed script load is retried on the next of these, or once online.
 */
export function Late<Props extends object>({
  load,
  props,
  when = whenIdle,
  neededIn = always,
  near,
}: LateProps<Props>) {
  const [Body, setBody] = useState<ComponentType<Props>>();

  useEffect(() => {
    const bring = () => {
      load().then(
        (part) => setBody(() => part),
        () => undefined,
      );
    };
    const place = near ? document.getElementById(near) : null;
    const onLayout = () => {
      if (neededIn(getLayout())) bring();
    };
    const ends = [when(bring), subscribeLayout(onLayout)];
    const listening = new AbortController();
    window.addEventListener('online', bring, listening);
    for (const event of ['pointerover', 'focusin']) place?.addEventListener(event, bring, listening);
    return () => {
      listening.abort();
      ends.forEach((end) => end());
    };
  }, [load, when, neededIn, near]);

  return Body && <Body {...props} />;
}
