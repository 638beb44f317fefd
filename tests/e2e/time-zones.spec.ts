import { expect, test } from './support/own-customer';
import { openSecurity } from './support/security';

const zones = ['America/New_York', 'America/Nassau', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Chatham'];

const hour = 3_600_000;

/** An instant as a carrier writes it, in a zone of so many hours from UTC. */
function onClock(instant: number, offset: number): string {
  const reading = new Date(instant + offset * hour).toISOString().slice(0, 19);
  return `${reading}${offset < 0 ? '-' : '+'}${String(Math.abs(offset)).padStart(2, '0')}:00`;
}

const clockIn = (timeZone: string, instant: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);

const dayIn = (timeZone: string, instant: number) =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, day: 'numeric' }).format(instant));

test.skip(
  ({ isMobile }) => isMobile,
  'Home lists its arrivals in cards there; the same parts show an instant',
);

for (const timeZone of zones) {
  test(`a scan shows the same instant in the list, on its page and on Home: ${timeZone}`, async ({
    page,
    customer,
  }) => {
    await customer.change({ timeZone });
    const delivered = Math.floor(Date.now() / 1_000) * 1_000 - 2 * hour;
    const scans = [
      { status: 'in_transit', message: 'Departed', instant: delivered - 50 * hour, offset: 9 },
      { status: 'out_for_delivery', message: 'On the van', instant: delivered - 9 * hour, offset: -8 },
      { status: 'delivered', message: 'Delivered to the dock', instant: delivered, offset: -5 },
    ];
    const { href, reference } = await customer.addPackage({
      status: 'expected',
      description: 'Bicycle bell',
      inbound: { carrier: 'ups', trackingNumber: '1Z999AA10123456784' },
    });
    for (const { status, message, instant, offset } of scans.toReversed()) {
      const occurredAt = onClock(instant, offset);
      const scan = { packageReference: reference, leg: 'inbound', occurredAt, status, message };
      await customer.operator('events', scan);
    }
    const iso = new Date(delivered).toISOString();

    await page.goto('/packages');
    const row = page.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem').first();
    await expect(row.locator('time')).toHaveAttribute('datetime', `${iso.slice(0, 16)}Z`);
    const exact = (await row.locator('time').getAttribute('title')) ?? '';
    expect(exact).toContain(clockIn(timeZone, delivered));
    expect(Number.parseInt(exact, 10)).toBe(dayIn(timeZone, delivered));

    await page.goto(href);
    const history = page.getByRole('region', { name: 'Tracking history' });
    const times = history.locator('time');
    const instants = scans.map(({ instant }) => new Date(instant).toISOString()).reverse();
    await expect(times).toHaveCount(3);
    expect(await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))).toEqual(
      instants,
    );
    const clocks = scans.map(({ instant }) => clockIn(timeZone, instant)).reverse();
    expect(await times.allTextContents()).toEqual(clocks.map((clock) => expect.stringContaining(clock)));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(clockIn(timeZone, delivered));

    await page.goto('/');
    const arrival = page.getByRole('region', { name: 'Latest arrivals' }).getByRole('row').nth(1);
    await expect(arrival).toContainText('Bicycle bell');
    await expect(arrival.locator('time')).toHaveAttribute('datetime', iso);
    await expect(arrival.locator('time')).toContainText(
      new RegExp(`Today|Yesterday|\\b${dayIn(timeZone, delivered)}`),
    );
  });
}

test('sign-in events are shown in the customer’s time zone, which is named', async ({ page, customer }) => {
  for (const [timeZone, named] of [
    ['Asia/Tokyo', 'GMT+9'],
    ['Pacific/Kiritimati', 'GMT+14'],
  ] as const) {
    await customer.change({ timeZone });
    await openSecurity(page);
    const event = page.getByRole('region', { name: 'Recent activity' }).locator('time').first();
    const at = Date.parse((await event.getAttribute('datetime')) ?? '');
    const exact = (await event.getAttribute('title')) ?? '';
    expect(exact).toMatch(new RegExp(`, ${clockIn(timeZone, at)} ${named.replace('+', '\\+')}$`));
    expect(Number.parseInt(exact, 10)).toBe(dayIn(timeZone, at));
  }
});
