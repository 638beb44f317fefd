import { manyPackages } from '../product/start.mjs';
import { ofPairs } from '../statistics.mjs';

const rounds = 60;
const warmUp = 20;
const pageSize = 25;

/** The cursor behind which the last page of 25 begins. */
async function lastCursor(product, total, headers) {
  let cursor = '';
  for (let left = total - pageSize; left > 0;) {
    const limit = Math.min(200, left);
    const page = await product.call('getMyPackages', { limit: String(limit), cursor }, headers);
    cursor = page.nextCursor;
    left -= limit;
  }
  return cursor;
}

/** What is asked of each customer; what is searched for is theirs. */
async function questionsOf(product, who, total) {
  const headers = await product.authorization(who);
  const { packages } = await product.call('getMyPackages', {}, headers);
  const cursor = await lastCursor(product, total, headers);
  return {
    list: {},
    search: { q: packages[pageSize - 1].trackingNumber },
    'search for nothing': { q: 'no such package' },
    // One row each: of a hundred packages a group has few, and a page with fewer rows is quicker for that alone.
    'group counts': { group: 'action_needed', limit: '1' },
    [`page ${(manyPackages / pageSize).toLocaleString('en')}`]: { cursor },
  };
}

async function timeOf(product, query, headers) {
  const start = performance.now();
  await product.call('getMyPackages', query, headers);
  return performance.now() - start;
}

/** The same questions to a customer with 100 packages and to one with 1,000 times as many, by turns. */
export const growthRow = {
  id: '8',
  title: 'growth at 1,000× packages per account, p50',
  target: 1.1,
  run: async function* (context) {
    const product = await context.productApi();
    const few = await questionsOf(product, 'few', 100);
    const many = await questionsOf(product, 'many', manyPackages);
    const results = [];
    for (const name of Object.keys(few)) {
      const headers = { few: await product.authorization('few'), many: await product.authorization('many') };
      const pairs = [];
      for (let round = 0; round < rounds + warmUp; round += 1) {
        yield;
        const small = await timeOf(product, few[name], headers.few);
        const large = await timeOf(product, many[name], headers.many);
        if (round >= warmUp) pairs.push([large, small]);
      }
      const { found, one, other } = ofPairs(pairs);
      results.push({
        name,
        ...found,
        ...(name.startsWith('search') && { target: 3 }),
        detail: `${one.toFixed(2)} ms / ${other.toFixed(2)} ms`,
      });
    }
    return results;
  },
};
