'use client';

import { Card } from '@/components/ui/display/card';
import { Tabs } from '@/components/ui/navigation/tabs';
import { ManyNumbers } from './many-numbers';
import type { CarrierOffer } from './numbers';
import { OnePackage } from './one-package';

/** Two forms: one package with all details, or many numbers at once. Each preserves its input. */
export function Announce({ carriers }: { carriers: readonly CarrierOffer[] }) {
  return (
    <Card aria-label="Packages to add">
      <Tabs
        label="How to add packages"
        tabs={[
          { label: 'One package', icon: 'package', content: <OnePackage carriers={carriers} /> },
          { label: 'Many numbers', icon: 'list', content: <ManyNumbers carriers={carriers} /> },
        ]}
      />
    </Card>
  );
}
