import { afterAll, beforeAll, expect, it } from 'vitest';
import { junkRequests } from '../../support/junk';
import { sendRaw } from '../../support/raw';
import { startFront, type Front } from '../../support/front';

let front: Front;
beforeAll(async () => void (front = await startFront({ limits: { arrival: 300, arrivalCheck: 50 } })));
afterAll(() => front.close());

it('security 22: 5,000 junk requests get no 5xx from the front listener, and it keeps running', async () => {
  const wrong: string[] = [];
  const pending = junkRequests(20_261_120, 5_000);
  const worker = async () => {
    for (const junk of pending) {
      const { status } = await sendRaw(front.origin, junk);
      if (status >= 500) wrong.push(`${status}: ${junk.toString('latin1').slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 64 }, worker));
  expect(wrong).toEqual([]);
  expect((await fetch(front.origin)).status).toBe(200);
});
