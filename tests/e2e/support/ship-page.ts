import type { Browser, Page } from '@playwright/test';
import { expect, ownCustomer, test as base, type OwnCustomer } from './own-customer';

export const nassau = { line1: '14 Eastern Road', locality: 'Nassau', countryCode: 'BS' };

/** Customers whose country is in the demo's rates. */
export const test = base.extend<{ customer: OwnCustomer }>({
  customer: async ({ baseURL }, provide) => provide(await ownCustomer(baseURL ?? '', { address: nassau })),
});

const usd = (amount: number) => ({ amount, currency: 'USD' });

export const ready = (customer: OwnCustomer, row: object = {}) =>
  customer.addPackage({
    weight: 1200,
    dimensions: { length: 300, width: 200, height: 100 },
    contents: [{ description: 'Books', quantity: 2, unitValue: usd(1500) }],
    declarationStatus: 'confirmed',
    ...row,
  });

export const flowOf = (...ids: string[]) => `/shipments/new?${ids.map((id) => `package=${id}`).join('&')}`;

export const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Choose ${name}` });
export const bar = (page: Page) => page.getByRole('region', { name: 'Chosen packages' });
export const cost = (page: Page) => page.getByRole('region', { name: 'What it costs' });
export const total = (page: Page) => page.getByTestId('ship-total');
export const request = (page: Page) => cost(page).getByRole('button', { name: /^Request shipment for/ });
export const service = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

export const express = 'DHL Express Worldwide';
export const postal = 'USPS Priority Mail International';
export const sea = 'Sea freight';

/** The page learns nothing by itself. */
export const cutStream = (page: Page) =>
  page.route('**/bff/streamMyChanges*', (route) => route.fulfill({ status: 204 }));

/** Another page of the same customer. */
export async function otherTab(browser: Browser, { session }: OwnCustomer): Promise<Page> {
  const context = await browser.newContext({ storageState: session });
  return context.newPage();
}

export const isRequested = (page: Page) => expect(page).toHaveURL(/\/shipments\/shp_/);

/** Calls of the product API, with the session of the page's own cookies. */
export async function shipments(page: Page): Promise<number> {
  const cookies = await page.context().cookies();
  const jwt = cookies.find(({ name }) => name === 'stytch_session_jwt')?.value ?? '';
  const answer = await page.request.get('/api/getMyShipments', {
    headers: { authorization: `Bearer ${jwt}` },
  });
  return ((await answer.json()) as { total: number }).total;
}
