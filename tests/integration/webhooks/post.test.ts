import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postTo, type PostOptions } from '@/server/webhooks/post';
import { startReceiver, type Receiver } from './receiver';

const message = { headers: { 'content-type': 'application/json' }, body: '{"type":"test"}' };
const post = (url: string, options: Partial<PostOptions> = {}) =>
  postTo(new URL(url), message, { allowPrivate: false, timeLimit: 2_000, ...options });

/** A resolver that has other addresses for every name. */
const resolving =
  (...addresses: string[]): LookupFunction =>
  (_, __, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('where webhooks go', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.close());

  const portOf = () => new URL(receiver.origin).port;

  it.each([
    '127.0.0.1',
    '127.1',
    '0x7f000001',
    '2130706433',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:10.0.0.1]',
    '[64:ff9b::a00:1]',
    '[2002:a00:1::]',
    '[fd00::1]',
    '[fe80::1]',
  ])('security 34: never to %s', async (host) => {
    await expect(post(`https://${host}:${portOf()}/`)).rejects.toThrow('is no public address');
    expect(receiver.received).toEqual([]);
  });

  it.each([
    ['localhost, by the system’s resolver', 'localhost', lookup],
    ['a name that resolves to a private address', 'hooks.example.com', resolving('10.1.2.3')],
    ['a name with one private address of several', 'hooks.example.com', resolving('93.184.215.14', '::1')],
    ['a name with a mapped address', 'hooks.example.com', resolving('::ffff:192.168.0.1')],
  ])('security 34: never to %s', async (_, host, resolve) => {
    await expect(post(`https://${host}:${portOf()}/`, { lookup: resolve })).rejects.toThrow(
      'is no public address',
    );
    expect(receiver.received).toEqual([]);
  });

  it('security 34: a name that resolves elsewhere once it has been checked is checked where it leads then', async () => {
    let looks = 0;
    const rebinding: LookupFunction = (...asked) => {
      looks += 1;
      resolving(looks === 1 ? '127.0.0.1' : '93.184.215.14')(...asked);
    };
    await expect(post(`https://hooks.example.com:${portOf()}/`, { lookup: rebinding })).rejects.toThrow(
      '127.0.0.1 is no public address',
    );
    expect(looks, 'what was looked up is what is connected to').toBe(1);
  });

  it('http goes to this machine alone, even where private addresses are allowed', async () => {
    const allowed = { allowPrivate: true };
    await expect(post('http://10.0.0.1/', allowed)).rejects.toThrow('http goes to this machine alone');
    const elsewhere = { ...allowed, lookup: resolving('192.168.0.1') };
    await expect(post('http://localhost/', elsewhere)).rejects.toThrow('http goes to this machine alone');
    expect(await post(`${receiver.origin}/`, allowed)).toEqual({ status: 204, text: '' });
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received.splice(0);
    expect([body, headers['content-type']]).toEqual([message.body, 'application/json']);
  });

  it('a redirect is an answer like another, and is not followed', async () => {
    receiver.answerWith((response) => response.writeHead(302, { location: '/elsewhere' }).end());
    expect(await post(receiver.origin, { allowPrivate: true })).toEqual({ status: 302, text: '' });
    expect(receiver.received.splice(0)).toHaveLength(1);
  });

  it('of a long answer the beginning is read; of one that never ends what came in time', async () => {
    receiver.answerWith((response) => response.writeHead(200).end('x'.repeat(5_000_000)));
    const long = await post(receiver.origin, { allowPrivate: true });
    expect([long.status, long.text]).toEqual([200, 'x'.repeat(2048)]);
    receiver.answerWith((response) => response.writeHead(202).write('and '));
    const endless = await post(receiver.origin, { allowPrivate: true, timeLimit: 300 });
    expect(endless).toEqual({ status: 202, text: 'and ' });
  });

  it('no answer in time, and nobody there, are errors that say so', async () => {
    receiver.answerWith(() => undefined);
    const slow = { allowPrivate: true, timeLimit: 200 };
    await expect(post(receiver.origin, slow)).rejects.toThrow('No answer within 0.2 seconds');
    await expect(post('http://127.0.0.1:1/', slow)).rejects.toThrow('ECONNREFUSED');
  });
});
