export const memoryRow = {
  id: 9,
  title: 'memory under load / hello',
  target: 3,
  run: async (context) => {
    const { memory } = await context.compare('packages', 'hello');
    const detail = `${memory.one.toFixed(0)} MB / ${memory.other.toFixed(0)} MB`;
    return [{ name: 'the portal with PGlite', ...memory, detail }];
  },
};
