/** The same page twice, built in this run: behind our guard with a session JWT to verify, and bare. */
export const guardRow = {
  id: '5',
  title: 'CPU per request: guarded / unguarded page',
  target: 1.3,
  run: async function* (context) {
    const { cpu } = yield* context.compare('guarded', 'hello');
    return [{ name: 'hello with the guard', ...cpu }];
  },
};
