export const packagesPageRow = {
  id: 3,
  title: 'CPU per request: signed-in Packages page of 25 / hello',
  target: 2,
  run: async (context) => {
    const { origin, cookie } = await context.portal();
    const page = await fetch(`${origin}/packages`, { headers: { cookie: await cookie() } });
    const rows = new Set((await page.text()).match(/href="\/packages\/pkg_\w+/g)).size;
    const { cpu } = await context.compare('packages', 'hello');
    const detail = `${rows} rows, ${cpu.one.toFixed(0)} µs / ${cpu.other.toFixed(0)} µs`;
    return [{ name: 'Packages', ...cpu, detail }];
  },
};
