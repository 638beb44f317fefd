import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { scan, startIngest } from './harness';

describe.each(databases)('shipment details of a carrier besides events, on $name', ({ open }) => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const start = async () => {
    const { tell, packages } = await startIngest(opened.db);
    return { tell, leg: async () => (await packages())[0]?.inbound };
  };

  it('newer details win, older ones only fill gaps', async () => {
    const { tell, leg } = await start();
    await tell([scan('in_transit', 2)], { estimatedDelivery: '2026-03-09' });
    await tell([scan('in_transit', 3)], { estimatedDelivery: '2026-03-08' });
    await tell([scan('in_transit', 1)], { estimatedDelivery: '2026-03-30', signedBy: 'A. Whitfield' });
    expect(await leg()).toMatchObject({ estimatedDelivery: '2026-03-08', signedBy: 'A. Whitfield' });
  });

  it('trackers that contradict each other converge: reading them again changes nothing', async () => {
    const { tell, leg } = await start();
    const files: [number, string][] = [
      [1, '2026-03-09'],
      [5, '2026-03-07'],
      [5, '2026-03-12'],
      [3, '2026-03-30'],
    ];
    const run = async () => {
      const outcomes = [];
      for (const [day, estimatedDelivery] of files) {
        outcomes.push((await tell([scan('in_transit', day)], { estimatedDelivery })).outcome);
      }
      return outcomes;
    };
    await run();
    expect(await leg()).toMatchObject({ estimatedDelivery: '2026-03-12' });
    expect(await run()).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged']);
  });
});
