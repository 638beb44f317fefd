import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PackageRow } from '@/components/features/packages/package-row';
import type { PackageSummary } from '@/lib/domain/package';

const summary: PackageSummary = {
  id: 'pkg_1',
  reference: 'WB-100001',
  status: 'expected',
  group: 'expected',
  statusChangedAt: '2026-11-18T19:05:00Z',
  description: 'Desk lamp',
  carrier: 'ups',
  trackingNumber: '1Z5338FF0107231059',
  trackingStatus: 'pending',
};
const row = (change: Partial<PackageSummary>) =>
  renderToStaticMarkup(
    <PackageRow item={{ ...summary, ...change }} now="2026-11-20T12:00:00Z" timeZone="UTC" />,
  );

describe('a row of the list', () => {
  it('names the shop, and the reference where no shop was named', () => {
    expect(row({ merchantName: 'Fernway Home' })).toContain('Fernway Home');
    // Announced with an order number alone.
    expect(row({ merchantName: '' })).toContain('WB-100001');
    expect(row({})).toContain('WB-100001');
  });
});
