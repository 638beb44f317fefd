import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type App } from '../../support/app';
import { runCommand } from '../../support/commands';

const miami = [
  ...['--code', 'MIA', '--name', 'Palm Parcels', '--line1', '8400 NW 25th Street', '--city', 'Doral'],
  ...['--region', 'FL', '--postal-code', '33122', '--country', 'US', '--time-zone', 'America/New_York'],
  ...['--hours', 'Mon–Fri 8:00–18:00', '--contact', 'hello@palm.example'],
];

describe('a new installation, without demo data', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp({ env: { DEMO_DATA: 'false' } });
  });
  afterAll(async () => {
    await app.stop();
  });

  const loginPage = async (language: string) => {
    const answer = await fetch(`${app.origin}/auth/login`, { headers: { 'accept-language': language } });
    return answer.text();
  };

  it('says that it is being set up, and in the terminal what to type, until it has a warehouse', async () => {
    expect(app.logs()).toContain('npm run waybill -- setup');
    expect(await loginPage('en-US')).toContain('This portal is being set up');
    expect(await loginPage('de')).toContain('Dieses Portal wird gerade eingerichtet');

    const created = await runCommand(['warehouse', 'create', ...miami], app);
    expect(created).toMatchObject({ code: 0, stderr: '' });
    expect(created.stdout).toContain('Warehouse MIA (Palm Parcels) is created.');
    expect(await loginPage('en-US')).not.toContain('This portal is being set up');

    const link = await runCommand(['onboarding-link', '--warehouse', 'MIA', '--suite', 'MIA-10001'], app);
    const token = /token=([\w-]+)/.exec(link.stdout)?.[1] ?? '';
    const page = await fetch(`${app.origin}/auth/onboard?token=${token}`);
    expect(await page.text()).toContain('MIA-10001');
  });

  it('setup ends with 2 when its input ends, and asks no more', async () => {
    const ended = await runCommand(['setup'], { dataDir: app.dataDir, input: '\n' });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain('The input ended');
  });

  it('a wrong option is named, and the command ends with 2', async () => {
    const wrong = miami.map((word) => (word === '33122' ? 'Florida' : word));
    const refused = await runCommand(['warehouse', 'create', ...wrong], app);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(/^--postal-code: /);
  });
});
