'use client';

import { TabLinks } from '@/components/ui/navigation/tab-links';
import { usePressed } from '@/components/ui/navigation/use-pressed';
import { text } from '@/lib/text/text';
import { filterLabels, shipmentsAddress, type ChangeQuery, type ListQuery } from './shipment-query';

interface ShipmentTabsProps {
  query: ListQuery;
  /** Why the rows of the pressed state could not be loaded. */
  failure: object | undefined;
  change: ChangeQuery;
}

const tabs = [undefined, 'live', 'done'] as const;

/** All shipments, those under way, or those that have an end. */
export function ShipmentTabs({ query, failure, change }: ShipmentTabsProps) {
  const [shown, press] = usePressed(query.state, failure);
  const links = tabs.map((state) => ({
    href: shipmentsAddress.href({ state }),
    label: text(state ? filterLabels[state] : 'shipments.filter.all'),
    current: state === shown,
  }));
  return (
    <TabLinks
      label={text('shipments.filter.label')}
      tabs={links}
      onSelect={(tab) => {
        const state = tabs[links.indexOf(tab)];
        press(state);
        change({ state }, 'push');
      }}
    />
  );
}
