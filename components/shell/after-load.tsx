'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/components/ui/when-idle';

/** Brings the helpers of every page once the page itself is done. */
export function AfterLoad() {
  const [Helpers, setHelpers] = useState<ComponentType>();

  useEffect(
    () =>
      whenIdle(() => {
        void import('./page-helpers').then(({ default: loaded }) => setHelpers(() => loaded));
      }),
    [],
  );

  return Helpers && <Helpers />;
}
