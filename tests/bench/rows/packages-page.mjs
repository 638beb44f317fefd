/** The signed-in Packages page, of a customer with few packages and of one with many; and Home beside it. */
export const packagesPageRow = {
  id: '3',
  title: 'CPU per request: signed-in Packages page of 25 / hello; Home / Packages',
  target: 4.5,
  run: async function* (context) {
    const results = [];
    for (const [name, subject, portal] of [
      ['100 packages', 'packages on PGlite', context.portal],
      ['100,000 packages', 'many packages', context.bigPortal],
    ]) {
      const { origin, cookie } = await portal();
      const page = await fetch(`${origin}/packages`, { headers: { cookie: await cookie() } });
      const rows = new Set((await page.text()).match(/href="\/packages\/pkg_\w+/g)).size;
      const { cpu } = yield* context.compare(subject, 'hello');
      results.push({ name, ...cpu, detail: `${rows} rows, ${cpu.detail}` });
    }
    const { cpu } = yield* context.compare('home', 'packages on PGlite');
    results.push({ name: 'Home / Packages', ...cpu, target: 1.25 });
    const { count } = await context.elements();
    const control = yield* context.compare('elements', 'hello');
    const detail = `${count} elements, ${control.cpu.detail}`;
    results.push({ name: 'control: a bare page of its elements', ...control.cpu, detail, isControl: true });
    return results;
  },
};
