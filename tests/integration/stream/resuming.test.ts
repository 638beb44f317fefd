import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../support/databases';
import type { TestStream } from '../../support/event-stream';
import { packageRow, type TestOperator } from '../operators/harness';
import { readyStream, startInstance, type Instance } from './harness';

describe.each(databases)('a stream goes on from its last message, on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let writer: Instance;
  let wms: TestOperator;

  beforeAll(async () => {
    opened = await open();
    writer = await startInstance(opened);
    wms = await writer.operator();
  });
  afterAll(async () => {
    await writer.stop();
    await opened.close();
  });

  const write = async () => (await wms.tell('packages', packageRow()))?.id ?? '';

  it('none is lost and none doubled across disconnects and a restart, while others write', async () => {
    const made: string[] = [];
    const heard: string[] = [];
    let instance = await startInstance(opened);
    const first = await readyStream(instance, wms);
    let lastId = first.lastId();
    first.leave();
    // It is told all at once: nobody who begins behind it may be taken for as far.
    const steady = await readyStream(writer, wms);
    let isDone = false;
    const writing = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!isDone) made.push(await write());
      }),
    );
    const take = (stream: TestStream) => {
      heard.push(...stream.changed());
      lastId = stream.lastId();
    };
    // Begun before the first is written: all of them are to arrive.
    for (let round = 0; round < 6; round += 1) {
      const [stream] = await Promise.all([
        readyStream(instance, wms, { lastId }),
        readyStream(instance, wms).then(({ leave }) => leave()),
      ]);
      expect(stream.messages[0]?.event).toBe('ready');
      await stream.until(() => stream.changed().length > 2);
      if (round === 3) {
        instance.streams.endAll();
        await stream.ended;
        await instance.stop();
        instance = await startInstance(opened);
      } else stream.leave();
      take(stream);
    }
    isDone = true;
    await writing;
    const rest = await readyStream(instance, wms, { lastId });
    await rest.until(() => heard.length + rest.changed().length >= made.length);
    take(rest);
    rest.leave();
    await instance.stop();
    await steady.until(() => steady.changed().length >= made.length);
    expect(steady.changed().toSorted()).toEqual(made.toSorted());
    steady.leave();
    expect(heard.toSorted(), 'none lost').toEqual(made.toSorted());
    expect(new Set(heard).size, 'none twice').toBe(heard.length);
  });

  it('an id that is unknown, a day old, or ahead of the database asks for everything again', async () => {
    const first = await readyStream(writer, wms);
    const known = first.lastId();
    first.leave();
    const eventOf = async (lastId: string) => {
      const stream = await readyStream(writer, wms, { lastId });
      stream.leave();
      return stream.messages[0]?.event;
    };
    const ahead = ['stream', '9000000000000000000', `1_${writer.clock().getTime()}`];
    expect(await eventOf(known)).toBe('ready');
    for (const id of ['?', 'x'.repeat(5_000), Buffer.from(JSON.stringify(ahead)).toString('base64url')])
      expect(await eventOf(id)).toBe('reset');
    writer.advance(24 * 60 * 60 + 1);
    expect(await eventOf(known)).toBe('reset');
    const fresh = await readyStream(writer, wms);
    expect(fresh.messages[0]?.event, 'a stream that has heard nothing yet misses nothing').toBe('ready');
    fresh.leave();
  });

  it('a page that says how old it is gets what came since it was made', async () => {
    const before = await write();
    writer.advance(60);
    const since = await write();
    writer.advance(30);
    const toldSince = async () => {
      const stream = await readyStream(writer, wms, { query: '?age=35' });
      await stream.until(() => stream.changed().length > 0);
      stream.leave();
      return stream.changed();
    };
    // While a transaction is open anywhere in the cluster, what is newer may be told once more.
    await expect.poll(toldSince).toEqual([since]);
    const older = await readyStream(writer, wms, { query: '?age=100000' });
    await older.until(() => older.changed().includes(since));
    expect(older.changed()).toContain(before);
    older.leave();
    expect((await writer.stream(wms, { query: '?age=-1' })).response.status).toBe(400);
  });

  it('a page that has missed more than a stream tells at once asks for everything', async () => {
    await wms.send('packages', { rows: Array.from({ length: 201 }, () => packageRow()) });
    const stream = await readyStream(writer, wms, { query: '?age=10' });
    expect(stream.messages[0]?.event).toBe('reset');
    stream.leave();
  });

  it('a stream that is behind by more than one reading gets all of it', async () => {
    const stream = await readyStream(writer, wms);
    const { lastId } = stream;
    stream.leave();
    await wms.send('packages', { rows: Array.from({ length: 450 }, () => packageRow()) });
    const again = await readyStream(writer, wms, { lastId: lastId() });
    await again.until(() => again.changed().length >= 450);
    expect(new Set(again.changed()).size).toBe(450);
    again.leave();
  });
});
