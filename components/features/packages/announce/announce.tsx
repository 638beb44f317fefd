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
    <Card aria-label={text('announce.page.label')}>
      <Tabs
        label={text('announce.page.tabs')}
        tabs={[
          {
            label: text('announce.page.one'),
            icon: 'package',
            content: <OnePackage carriers={carriers} />,
          },
          {
            label: text('announce.page.many'),
            icon: 'list',
            content: <ManyNumbers carriers={carriers} />,
          },
        ]}
      />
    </Card>
  );
}
