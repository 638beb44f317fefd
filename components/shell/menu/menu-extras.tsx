'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { loadLayoutRules, subscribeLayout } from '@/lib/layout/store';

/** Brings the menu's behaviour when the page is idle, or earlier, when somebody comes to use it. */
export function MenuExtras() {
  const [Live, setLive] = useState<ComponentType>();

  useEffect(() => {
    const sidebar = document.getElementById('sidebar');
    const load = () => {
      void Promise.all([import('./live-menu'), loadLayoutRules()]).then(([{ LiveMenu }]) =>
        setLive(() => LiveMenu),
      );
    };
    const ends = [whenIdle(load), subscribeLayout(load)];
    sidebar?.addEventListener('pointerover', load, { once: true });
    sidebar?.addEventListener('focusin', load, { once: true });
    return () => ends.forEach((end) => end());
  }, []);

  return Live && <Live />;
}
