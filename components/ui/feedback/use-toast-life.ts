'use client';

import { useEffect, useState, type FocusEvent } from 'react';
import { dismissToast, type ToastEntry } from './toast-store';
import { Countdown } from './toast-countdown';

/**
 * Counts a toast's lifetime down; paused on hover, while it has the focus and while the tab is hidden.
 * @returns the handlers of the toast's element
 */
export function useToastLife({ id, life }: ToastEntry) {
  const [countdown] = useState(() => (life ? new Countdown(life, () => dismissToast(id)) : undefined));

  useEffect(() => {
    if (!countdown) return;
    const follow = () => (document.hidden ? countdown.hold('hidden') : countdown.release('hidden'));
    follow();
    countdown.start();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      countdown.stop();
    };
  }, [countdown]);

  return {
    onPointerEnter: () => countdown?.hold('pointer'),
    onPointerLeave: () => countdown?.release('pointer'),
    onFocus: () => countdown?.hold('focus'),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) countdown?.release('focus');
    },
  };
}
