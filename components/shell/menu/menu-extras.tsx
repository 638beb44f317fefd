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
      end();
      void Promise.all([import('./live-menu'), loadLayoutRules()]).then(([{ LiveMenu }]) =>
        setLive(() => LiveMenu),
      );
    };
    const callOff = whenIdle(load);
    const unsubscribe = subscribeLayout(load);
    const end = () => {
      callOff();
      unsubscribe();
      sidebar?.removeEventListener('pointerover', load);
      sidebar?.removeEventListener('focusin', load);
    };
    sidebar?.addEventListener('pointerover', load);
    sidebar?.addEventListener('focusin', load);
    return end;
  }, []);

  return Live && <Live />;
}
