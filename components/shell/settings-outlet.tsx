'use client';

import { lazy, Suspense } from 'react';
import { useLayout } from '@/lib/layout/use-layout';
import { loadSettings } from './panels';
import { useOnceTrue } from './use-once-true';

const SettingsPanel = lazy(loadSettings);

/**
 * The place of the settings sidebar; its script comes with its first use.
 *
 * @param props.simple outside the shell there is no menu to set (SPEC section 2)
 */
export function SettingsOutlet({ simple }: { simple: boolean }) {
  const open = useLayout((state) => state.configSidebarVisible);
  if (!useOnceTrue(open)) return null;
  return (
    <Suspense>
      <SettingsPanel open={open} simple={simple} />
    </Suspense>
  );
}
