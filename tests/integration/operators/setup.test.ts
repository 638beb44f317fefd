import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { createCommands } from '@/server/cli/commands';
import { RefusedError } from '@/server/cli/commands/refused';
import type { Connection } from '@/server/cli/commands/terminal/connect';
import { runSetup } from '@/server/cli/commands/terminal/setup';
import type { OpenedDatabase } from '@/server/database';
import { findWarehouse } from '@/server/database/repositories/operators/operators-warehouses';
import { databases } from '../../support/databases';
import { startMailServer, type MailServer } from '../../support/mail-server';

const origin = 'https://portal.example.com';
const miami = [
  ...['MIA', 'Palm Parcels', '8400 NW 25th Street', '', 'Doral', 'FL', '33122', 'US', ''],
  ...['America/New_York', 'Mon–Fri 8:00–18:00', 'hello@palm.example'],
];

describe.each(databases)('setup on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let mailServer: MailServer;
  let connection: Connection;
  let printed: string[];

  beforeEach(async () => {
    opened = await open();
    mailServer = await startMailServer();
    const settings = parseSettings({ SMTP_URL: mailServer.url, MAIL_FROM: 'portal@palm.example' });
    const commands = createCommands({ db: opened.db, clock: () => new Date(), settings });
    connection = {
      run: async (command, body) => JSON.parse(JSON.stringify(await commands[command](body))) as unknown,
      close: async () => undefined,
    };
    printed = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await mailServer.close();
    await opened.close();
  });

  /** Runs it with answers; an empty one takes what is offered. @returns the questions that were asked */
  async function setUp(answers: string[]): Promise<string[]> {
    const asked: string[] = [];
    const left = [...answers];
    await runSetup(connection, origin, async (question, usual = '') => {
      asked.push(question);
      const answer = left.shift();
      if (answer === undefined) throw new Error(`No answer to: ${question}`);
      return answer || usual;
    });
    expect(left).toEqual([]);
    return asked;
  }

  it('makes the warehouse, sends a mail, makes a key and the first link', async () => {
    await setUp([...miami, 'me@palm.example', 'Warehouse system', 'MIA-10001']);
    expect(await findWarehouse(opened.db, 'MIA')).toMatchObject({ name: 'Palm Parcels' });
    expect(mailServer.mails.map(({ to }) => to)).toEqual([['me@palm.example']]);
    const output = printed.join('\n');
    expect(output).toMatch(/^wbk_[\w-]{43} {2}\(shown only now\)$/m);
    expect(output).toMatch(/^https:\/\/portal\.example\.com\/auth\/onboard\?token=[\w-]{43}$/m);
  });

  it('what is refused is said and asked again, with what was right kept', async () => {
    const wrong = miami.map((answer) => (answer === '33122' ? '3312' : answer));
    const again = miami.map((answer) => (answer === '33122' ? answer : ''));
    await setUp([...wrong, ...again, 'nobody', '', '', '']);
    expect(printed.join('\n')).toMatch(/--postal-code: /);
    expect(printed.join('\n')).toMatch(/--email: /);
    expect((await findWarehouse(opened.db, 'MIA'))?.address.postalCode).toBe('33122');
  });

  it('run again, it asks for nothing that is there', async () => {
    await setUp([...miami, '', 'Warehouse system', '']);
    const asked = await setUp(['', '']);
    expect(asked.join('\n')).not.toContain('Code of the warehouse');
    expect(asked.join('\n')).not.toContain('API key');
  });

  it('a mail server that takes nothing is said, and the rest goes on', async () => {
    await mailServer.close();
    await setUp([...miami, 'me@palm.example', '', '', '']);
    expect(printed.join('\n')).toContain('The mail server has not taken the message');
    const sent = connection.run('test-mail', { email: 'me@palm.example' });
    await expect(sent).rejects.toThrow(RefusedError);
    mailServer = await startMailServer();
  });
});
