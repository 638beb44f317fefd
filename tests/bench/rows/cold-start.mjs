import { summarise } from '../compare.mjs';

const rounds = 5;

/** From the start of a process to the first page it sends: a signed-in one of the portal, and hello's. */
export const coldStartRow = {
  id: 7,
  title: 'cold start to the first signed-in page / hello',
  target: 1.5,
  run: async (context) => {
    const [hello, portal] = [await context.hello(), await context.portal()];
    // Its session is asked for now, so that the first page need not renew it.
    await portal.cookie();
    const pairs = [];
    for (let round = 0; round < rounds; round += 1)
      pairs.push([await portal.restart(), await hello.restart()]);
    const { one, other, ...found } = summarise(pairs);
    return [{ name: 'Packages', ...found, detail: `${one.toFixed(0)} ms / ${other.toFixed(0)} ms` }];
  },
};
