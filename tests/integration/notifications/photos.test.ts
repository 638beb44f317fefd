import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { listenWith } from '../../support/listen';
import { startMailServer, type MailServer } from '../../support/mail-server';
import { packageRow, startOperators, type Operators } from '../operators/harness';
import { tell } from './tell';

const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)]);
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(199, 7)]);
const bodies: Record<string, Buffer> = {
  large: Buffer.concat([jpeg, Buffer.alloc(500_001)]),
  script: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  empty: Buffer.alloc(0),
  drawn: png,
};

/** A host of photos that also has what no mail may carry. */
async function startPhotoHost() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    if (url.startsWith('/moved')) return response.writeHead(302, { location: '/ok.jpg' }).end();
    if (url.startsWith('/text')) return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    if (url.startsWith('/gone')) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    return response.end(bodies[url.slice(1).split('.')[0] ?? ''] ?? jpeg);
  });
  return { asked, ...(await listenWith(server)) };
}

describe.each(databases)('photos in e-mails on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let mail: MailServer;
  let host: Awaited<ReturnType<typeof startPhotoHost>>;
  let other: Awaited<ReturnType<typeof startPhotoHost>>;
  let telling: ReturnType<typeof tell>;

  beforeAll(async () => {
    opened = await open();
    mail = await startMailServer();
    host = await startPhotoHost();
    other = await startPhotoHost();
    operators = await startOperators(opened.db, { start: new Date() });
    telling = tell(opened.db, { smtpUrl: mail.url, photoOrigins: [host.origin] });
  });
  afterAll(async () => {
    await telling.stop();
    await operators.close();
    await mail.close();
    await host.close();
    await other.close();
    await opened.close();
  });

  const photo = (url: string) => ({ url, kind: 'outside', takenAt: '2026-05-01T10:00:00Z' });
  /** The e-mail about a package with photos. */
  const mailAbout = async (urls: string[], row: object = {}) => {
    const wms = await operators.operator();
    await wms.tell('packages', packageRow({ status: 'received', photos: urls.map(photo), ...row }));
    const found = () => mail.mails.filter(({ to }) => to.includes(wms.account.email));
    await vi.waitFor(() => expect(found()).toHaveLength(1), { timeout: 30_000 });
    return found()[0]?.source ?? '';
  };
  /** A mail's source without the line ends of its encodings. */
  const joined = (source: string) => source.replaceAll('=\r\n', '').replaceAll('\r\n', '');

  it('a package that arrived is shown, in the mail itself and by no address', async () => {
    const source = await mailAbout([`${host.origin}/ok.jpg?key=1`, `${host.origin}/second.jpg`]);
    const cid = /Content-I[dD]: <(ntf_[^>]+@photo)>/.exec(source)?.[1] ?? 'none';
    expect(joined(source)).toContain(`cid:${cid}`);
    expect(joined(source)).toContain(jpeg.toString('base64'));
    expect(source).toContain('Content-Disposition: inline');
    expect(source, 'the address is a secret').not.toContain('ok.jpg');
    expect(host.asked).toEqual(['/ok.jpg?key=1']);
  });

  it('what needs something is shown as it is now', async () => {
    const onHold = { reason: 'damaged', since: '2026-05-01T10:00:00Z' };
    const urls = [`${host.origin}/first.jpg`, `${host.origin}/damage.jpg`];
    await mailAbout(urls, { status: 'on_hold', onHold });
    expect(host.asked).toContain('/damage.jpg');
    expect(host.asked).not.toContain('/first.jpg');
  });

  it('security 37: no host is called that the settings do not name, and no redirect is followed', async () => {
    const source = await mailAbout([`${other.origin}/ok.jpg`]);
    expect(source).not.toContain('cid:');
    expect(other.asked).toEqual([]);
    const before = host.asked.length;
    expect(await mailAbout([`${host.origin}/moved.jpg`])).not.toContain('cid:');
    expect(host.asked.slice(before)).toEqual(['/moved.jpg']);
  });

  it('security 37: a photo goes out as what its first bytes are', async () => {
    const source = await mailAbout([`${host.origin}/drawn.jpg`]);
    expect(joined(source)).toContain(png.toString('base64'));
    expect(source).toContain('Content-Type: image/png');
    expect(source).not.toContain('image/jpeg');
  });

  it.each(['script.jpg', 'empty.jpg'])('security 37: %s is no picture by its bytes', async (name) => {
    expect(await mailAbout([`${host.origin}/${name}`])).not.toContain('cid:');
  });

  it.each(['text.html', 'gone.jpg', 'large.jpg'])('a mail goes out without %s', async (name) => {
    const source = await mailAbout([`${host.origin}/${name}`]);
    expect(source).toContain('Content-Type: text/html');
    expect(source).not.toContain('cid:');
  });
});
