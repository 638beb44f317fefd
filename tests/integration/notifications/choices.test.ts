import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { packageRow, type TestOperator } from '../operators/harness';
import { startTelling, type Telling } from './harness';

const form = 'application/x-www-form-urlencoded';

describe.each(databases)('the link in every message on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let telling: Telling;
  let wms: TestOperator;
  /** Of the e-mail's List-Unsubscribe header, at the API of the test. */
  let link: URL;

  beforeAll(async () => {
    opened = await open();
    telling = await startTelling(opened.db);
    wms = await telling.operators.operator();
    await wms.tell('packages', packageRow({ status: 'received' }));
    const [mail] = await telling.mailsTo(wms.account.email, 1);
    const given = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(mail?.source ?? '')?.[1] ?? '';
    const { pathname, search } = new URL(given);
    link = new URL(pathname + search, telling.operators.origin);
  });
  afterAll(async () => {
    await telling.close();
    await opened.close();
  });

  const post = (body: string, url = link) =>
    fetch(url, { method: 'POST', headers: { 'content-type': form }, body });
  const choices = async () => {
    const [row] = await opened.db
      .select()
      .from(schema.accounts)
      .where(eq(schema.accounts.id, wms.account.id));
    return row?.preferences.notifications;
  };

  it('shows what is chosen without a session, and changes nothing by being opened', async () => {
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<input type="checkbox" name="groups.arrivals" value="email" checked>');
    expect(html, 'without a verified number there is no text message').not.toContain('value="sms"');
    expect(html, 'a forwarded message tells no address').not.toContain(wms.account.email);
    expect(await choices()).toEqual({ email: true, sms: false });
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
    expect(await choices()).toEqual({ email: true, sms: false });
  });

  it('one click of a mail program ends its channel, without cookie or Origin (RFC 8058)', async () => {
    expect((await post('List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await choices()).toEqual({ email: false, sms: false });
    const { preferences, version } = (
      await telling.operators.call('getAccount', { token: await wms.token() })
    ).body;
    expect(preferences).toMatchObject({ notifications: { email: false } });
    expect(version, 'a form that was open meanwhile is told').toBe(2);
  });

  it('the page’s form switches on and off', async () => {
    const saved = await post('groups.arrivals=email&digestHour=18&choices=save');
    expect(await saved.text()).toContain('Saved.');
    expect(await choices()).toEqual({ email: true, sms: false });
    await post('digestHour=18&choices=save');
    expect(await choices()).toEqual({ email: false, sms: false });
  });

  it('the page’s form chooses groups, a daily message and quiet hours', async () => {
    const saved = await post(
      'groups.arrivals=email&daily=email&digestHour=9&quiet=on&quietFrom=22&quietTo=7&choices=save',
    );
    const html = await saved.text();
    expect(html).toContain('name="groups.arrivals" value="email" checked');
    expect(html).toContain('name="groups.billing" value="email">');
    expect(html).toMatch(/name="digestHour">.*<option value="9" selected>09:00/);
    const [row] = await opened.db
      .select()
      .from(schema.accounts)
      .where(eq(schema.accounts.id, wms.account.id));
    expect(row?.notificationChoices).toMatchObject({
      daily: ['email'],
      digestHour: 9,
      quietHours: { from: 22, to: 7 },
    });
  });

  it('a form that does not fit is shown again as it was filled in, with why, and saves nothing', async () => {
    const refused = await post(
      'groups.billing=email&daily=email&digestHour=23&quiet=on&quietFrom=22&quietTo=7&choices=save',
    );
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('Choose a time outside your quiet hours');
    expect(html).toContain('name="groups.billing" value="email" checked');
    expect(html).toMatch(/name="digestHour" aria-invalid="true".*<option value="23" selected>/);
    expect(await (await fetch(link)).text()).toContain('name="groups.arrivals" value="email" checked');
  });

  it('a form of an earlier release, or of nobody, changes nothing', async () => {
    const before = await choices();
    expect((await post('email=on&choices=save')).status).toBe(400);
    expect((await post(`choices=save&digestHour=${'9'.repeat(3000)}`)).status).toBe(400);
    expect(await choices()).toEqual(before);
    await post('digestHour=18&choices=save');
  });

  it('speaks the customer’s language', async () => {
    await opened.db
      .update(schema.accounts)
      .set({ language: 'de' })
      .where(eq(schema.accounts.id, wms.account.id));
    expect(await (await fetch(link)).text()).toContain('<html lang="de" dir="ltr">');
  });

  it('a token that was changed, is missing or is a session opens nothing', async () => {
    const token = link.searchParams.get('token') ?? '';
    const [head = '', body = '', signature = ''] = token.split('.');
    const other = Buffer.from(body, 'base64url').toString().replace(wms.account.id, 'acc_other');
    const forged = [head, Buffer.from(other).toString('base64url'), signature].join('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    for (const wrong of ['', 'x', forged, none, await wms.token()]) {
      const url = new URL(link);
      url.searchParams.set('token', wrong);
      expect((await fetch(url)).status, wrong).toBe(404);
      expect((await post('choices=save&digestHour=18&groups.arrivals=email', url)).status).toBe(404);
    }
    expect(await choices()).toEqual({ email: false, sms: false });
  });

  it('the token is no session: it opens no call', async () => {
    const token = link.searchParams.get('token') ?? '';
    expect((await telling.operators.call('getAccount', { token })).status).toBe(401);
  });

  it('runs no script, loads nothing and can’t be framed', async () => {
    const { headers } = await fetch(link);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});
