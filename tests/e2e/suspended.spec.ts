import type { Page } from '@playwright/test';
import { customerResultSchema } from '@/server/cli/commands/customers';
import { live } from './support/live';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { expect, test, type OwnCustomer } from './support/own-customer';
import { serverCommand } from './support/server-command';

const change = ({ email }: OwnCustomer, action: 'suspend' | 'reopen') =>
  serverCommand('customer-change', { customer: email, action }, customerResultSchema);

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your account is suspended' });

test('every page of a suspended account says so, with a way to the warehouse, until it is open again', async ({
  page,
  customer,
}) => {
  const { href } = await customer.addPackage({ description: 'Two kettles' });
  // The first visit opens the account.
  await page.goto('/');
  await expect(notice(page)).toHaveCount(0);
  await change(customer, 'suspend');
  for (const path of ['/', '/packages', href, '/shipments', '/invoices', '/account']) {
    await page.goto(path);
    await expect(notice(page), path).toBeVisible();
  }
  await expect(notice(page).getByRole('link', { name: 'E-mail the warehouse' })).toHaveAttribute(
    'href',
    /^mailto:[^?]+@[^?]+$/,
  );
  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);

  await live(page, '/packages');
  await change(customer, 'reopen');
  await expect(notice(page)).toHaveCount(0);
});

test('a suspended customer reads everything and requests nothing: the refusal says why, and what was entered stays', async ({
  page,
  customer,
  faults,
}) => {
  const { id } = await customer.addPackage({ description: 'Two kettles' });
  await page.goto(`/shipments/new?package=${id}`);
  const request = page.getByRole('button', { name: /^(Request|Ask)/ });
  await expect(request).toBeVisible();
  await change(customer, 'suspend');
  await request.click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Your request wasn’t sent' });
  await expect(refusal).toContainText('This account is suspended');
  await expect(page.getByRole('main')).toContainText('Two kettles');
  await page.goto('/shipments');
  await expect(page.getByRole('main')).toContainText('No shipments');
  // Once it hears of the suspension, the page asks for prices again, which is refused as well.
  expect(faults.splice(0).filter((fault) => !fault.includes('status of 400'))).toEqual([]);
});
