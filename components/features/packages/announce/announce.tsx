'use client';

import { Card } from '@/components/ui/display/card';
import { Tabs } from '@/components/ui/navigation/tabs';
import { text } from '@/lib/text/text';
import { ManyNumbers } from './many-numbers';
import type { CarrierOffer } from './numbers';
import { OnePackage } from './one-package';

/** Two forms: one package with all details, or many numbers at once. Each preserves its input. */
export function Announce({ carriers }: { carriers: readonly CarrierOffer[] }) {
  return (
    <Card aria-label={text('packages.announce.label')}>
      <Tabs
        label={text('packages.announce.tabs')}
        tabs={[
          {
            label: text('packages.announce.one'),
            icon: 'package',
            content: <OnePackage carriers={carriers} />,
          },
          {
            label: text('packages.announce.many'),
            icon: 'list',
            content: <ManyNumbers carriers={carriers} />,
          },
        ]}
      />
    </Card>
  );
}
