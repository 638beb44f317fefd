/** The JSON call that the Packages page makes, of a customer with few packages and of one with many. */
export const productApiRow = {
  id: 4,
  title: 'CPU per request: getMyPackages / floor with JWT',
  target: 9,
  run: async (context) => {
    const results = [];
    for (const [name, subject] of [
      ['100 packages', 'fewByApi'],
      ['100,000 packages', 'manyByApi'],
    ]) {
      const { cpu } = await context.compare(subject, 'floor');
      results.push({ name, ...cpu, detail: `${cpu.one.toFixed(0)} µs / ${cpu.other.toFixed(0)} µs` });
    }
    return results;
  },
};
