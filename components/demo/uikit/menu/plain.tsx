'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { useLastChoice } from '@/components/demo/use-last-choice';
import { MenuList } from '@/components/kit/menus/menu-list';

export default function PlainSection() {
  const [tell, choice] = useLastChoice();
  return (
    <DemoSection title="Plain menu" action={choice}>
      <MenuList
        label="Your things"
        className="-mx-3 max-w-64"
        items={[
          {
            label: 'Go to',
            items: [
              { label: 'Packages', icon: 'package', href: '/packages' },
              { label: 'Invoices', icon: 'receipt', href: '/invoices' },
            ],
          },
          {
            label: 'Do',
            items: [
              { label: 'Ask for a pick-up', icon: 'truck', onSelect: () => tell('A driver is asked for.') },
              { label: 'Close the account', icon: 'log-out', disabled: true },
            ],
          },
        ]}
      />
    </DemoSection>
  );
}
