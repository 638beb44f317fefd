const targets = { PGlite: 9, PostgreSQL: 5.5 };

/** The JSON call that the Packages page makes, of a customer with few packages and of one with many. */
export const productApiRow = {
  id: '4',
  title: 'CPU per request: getMyPackages / floor with JWT',
  run: async function* (context) {
    const results = [];
    for (const database of await context.databases()) {
      for (const [name, who] of [
        ['100 packages', 'few'],
        ['100,000 packages', 'many'],
      ]) {
        const { cpu } = yield* context.compare(`${who} by API on ${database}`, `floor of ${database}`);
        results.push({ name: `${name}, ${database}`, ...cpu, target: targets[database] });
      }
    }
    return results;
  },
};
