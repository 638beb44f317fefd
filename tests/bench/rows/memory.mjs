const targets = { PGlite: 3, PostgreSQL: 2.3 };

export const memoryRow = {
  id: '9',
  title: 'memory under load / hello',
  run: async function* (context) {
    const results = [];
    for (const database of await context.databases()) {
      const { memory } = yield* context.compare(`packages on ${database}`, 'hello');
      results.push({ name: `the portal with ${database}`, ...memory, target: targets[database] });
    }
    return results;
  },
};
