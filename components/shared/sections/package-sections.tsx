import { SectionTabs } from '@/components/ui/navigation/section-tabs';
import type { Account } from '@/lib/domain/account/account';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { text } from '@/lib/text/text';

interface PackageSectionsProps {
  account: Pick<Account, 'capabilities'>;
  current: '/packages' | '/shipments';
}

/** Packages and shipments beside each other; nothing of a product API without shipments. */
export function PackageSections({ account, current }: PackageSectionsProps) {
  if (!hasCapability(account, 'shipments')) return null;
  const tabs = [
    ['/packages', text('shell.places.packages')],
    ['/shipments', text('shell.places.shipments')],
  ] as const;
  return <SectionTabs label={text('shipmentsPage.sections')} tabs={tabs} current={current} />;
}
