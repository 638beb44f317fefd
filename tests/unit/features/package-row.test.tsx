import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PackageRow } from '@/components/features/packages/package-row';
import { showPackage } from '@/components/features/packages/shown-package';
import type { PackageSummary } from '@/lib/domain/package/package';

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
    <PackageRow
      item={showPackage(
        { ...summary, ...change },
        { now: '2026-11-20T12:00:00Z', timeZone: 'UTC', canShip: false },
      )}
    />,
  );

describe('a row of the list', () => {
  it('shows the shop, and the reference where no shop was given', () => {
    expect(row({ merchantName: 'Fernway Home' })).toContain('Fernway Home');
    // Announced with only an order number.
    expect(row({ merchantName: '' })).toContain('WB-100001');
    expect(row({})).toContain('WB-100001');
  });

  it('finding 19: an announced package shows its number first, and that nobody has scanned it', () => {
    const html = row({ merchantName: 'Fernway Home' });
    expect(html).toContain('1Z5338FF0107231059 · Fernway Home');
    expect(html).toContain('Added, no scan yet');
  });

  it('finding 18: shows the later of scan and change of state, with its own time', () => {
    const lastEvent = { message: 'Stored', occurredAt: '2026-11-19T12:00:00Z' };
    const scanned = row({ status: 'on_hold', lastEvent });
    expect(scanned).toContain('Stored');
    expect(scanned).toContain('dateTime="2026-11-19T12:00Z"');
    const held = row({ status: 'on_hold', lastEvent, statusChangedAt: '2026-11-20T11:00:00Z' });
    expect(held).not.toContain('Stored');
    expect(held).toMatch(/On hold<.*dateTime="2026-11-20T11:00Z"[^>]*>1 hour ago/);
  });
});
