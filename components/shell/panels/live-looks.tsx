'use client';

import { Skeleton } from '@/components/ui/display/skeleton';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { SettingsLooks } from './settings-looks';
import { SettingsScheme } from './settings-scheme';

/**
 * The appearance settings, embedded in a page. Only the browser knows the choices, so the script renders
 * them.
 */
export function LiveLooks() {
  if (!useHydrated()) return <Skeleton className="h-[26rem]" />;
  return (
    <div className="flex min-h-[26rem] flex-col gap-6">
      <SettingsLooks />
      <SettingsScheme />
    </div>
  );
}
