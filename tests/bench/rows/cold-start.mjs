import { ofPairs } from '../statistics.mjs';

const rounds = 5;

/** From the start of a process to the first page it sends: a signed-in one of the portal, and hello's. */
export const coldStartRow = {
  id: '7',
  title: 'cold start to the first signed-in page / hello',
  target: 1.5,
  run: async function* (context) {
    const [hello, portal] = [await context.hello(), await context.portal()];
    const pairs = [];
    for (let round = 0; round < rounds; round += 1) {
      yield;
      pairs.push([await portal.restart(), await hello.restart()]);
    }
    const { found, one, other } = ofPairs(pairs);
    return [{ name: 'Packages', ...found, detail: `${one.toFixed(0)} ms / ${other.toFixed(0)} ms` }];
  },
};
