import { describe, expect, it } from 'vitest';
import { productBreadcrumb } from '@/lib/appearance/breadcrumb';
import { pathBreadcrumb } from '@/lib/appearance/path-breadcrumb';

const barOf = (pathname: string) => productBreadcrumb(pathname) ?? pathBreadcrumb(pathname);
const labels = (pathname: string) => barOf(pathname).map(({ label }) => label);

describe('SPEC 2: the breadcrumb bar', () => {
  it.each([
    ['/packages', ['Packages']],
    ['/apps/maps/north', ['Apps', 'Maps', 'North']],
    ['/apps/maps/detail/12', ['Apps', 'Maps', 'Detail']],
    ['//uikit///formlayout/', ['Uikit', 'Formlayout']],
    ['/12/34', []],
    ['/pages/2nd', ['Pages', '2nd']],
    ['/caf%C3%A9/%E0%A4%A', ['Café', '%E0%A4%A']],
  ])('builds the list from the path %s in order', (pathname, expected) => {
    expect(labels(pathname)).toEqual(expected);
  });

  it('shows the list given by the route instead', () => {
    expect(labels('/')).toEqual(['Home']);
    expect(barOf('/packages/pkg_9f2')).toEqual([
      { label: 'Packages', href: '/packages' },
      { label: 'Package' },
    ]);
    expect(labels('/invoices/inv_1')).toEqual(['Invoices', 'Invoice']);
    expect(labels('/shipments')).toEqual(['Shipments']);
    expect(labels('/shipments/shp_1')).toEqual(['Shipments', 'Shipment']);
    expect(labels('/invoices/statement')).toEqual(['Invoices', 'Statement']);
    expect(labels('/invoices/payments')).toEqual(['Invoices', 'Payments']);
    expect(labels('/invoices/payments/pay_1')).toEqual(['Invoices', 'Payments', 'Payment']);
    expect(labels('/uikit/formlayout')).toEqual(['UI kit', 'Form layout']);
    expect(labels('/uikit/table')).toEqual(['UI kit', 'Table']);
  });

  it('names the demo pages, after their section', () => {
    expect(barOf('/ecommerce/order-summary')).toEqual([
      { label: 'Shop', href: '/ecommerce/product-list' },
      { label: 'Order' },
    ]);
    expect(labels('/apps/tasklist')).toEqual(['Task list']);
    expect(labels('/apps/mail/inbox')).toEqual(['Mail', 'Inbox']);
    expect(labels('/apps/mail/detail/12')).toEqual(['Mail', 'Message']);
    expect(labels('/pages/aboutus')).toEqual(['About us']);
  });
});
