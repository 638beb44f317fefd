import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RefusedError } from '@/server/cli/commands/refused';
import type { Connection } from '@/server/cli/commands/terminal/connect';
import { runSetup } from '@/server/cli/commands/terminal/setup';
import type { OpenedDatabase } from '@/server/database';
import { findWarehouse } from '@/server/database/repositories/operators/operators-warehouses';
import { databases } from '../../support/databases';
import { startMailServer, type MailServer } from '../../support/mail-server';
import { commandConnection, watchTerminal } from '../../support/operator-terminal';

const origin = 'https://portal.example.com';
const miami = [
  ...['MIA', 'Palm Parcels', '8400 NW 25th Street', '', 'Doral', 'FL', '33122', 'US', ''],
  ...['America/New_York', 'Mon–Fri 8:00–18:00', 'hello@palm.example'],
  // Enter for each of the terms: currency, storage, tax, tax number and units.
  ...['', '', '', '', ''],
];

describe.each(databases)('setup on $name', ({ open }) => {
  const terminal = watchTerminal();
  let opened: OpenedDatabase;
  let mailServer: MailServer;
  let connection: Connection;

  beforeEach(async () => {
    opened = await open();
    mailServer = await startMailServer();
    const environment = { SMTP_URL: mailServer.url, MAIL_FROM: 'portal@palm.example' };
    connection = commandConnection(opened.db, environment);
  });
  afterEach(async () => {
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
    const output = terminal.output();
    expect(output).toMatch(/^wbk_[\w-]{43} {2}\(shown only now\)$/m);
    expect(output).toMatch(/^https:\/\/portal\.example\.com\/auth\/onboard\?token=[\w-]{43}$/m);
  });

  it('what is refused is said and asked again, with what was right kept', async () => {
    const wrong = miami.map((answer) => (answer === '33122' ? '3312' : answer));
    const again = miami.map((answer) => (answer === '33122' ? answer : ''));
    await setUp([...wrong, ...again, 'nobody', '', '', '']);
    expect(terminal.output()).toMatch(/--postal-code: /);
    expect(terminal.output()).toMatch(/--email: /);
    expect((await findWarehouse(opened.db, 'MIA'))?.address.postalCode).toBe('33122');
  });

  it('Enter accepts terms that promise nothing; those that are given are asked for in full', async () => {
    await setUp([...miami, '', '', '']);
    expect(await findWarehouse(opened.db, 'MIA')).toMatchObject({
      currency: 'USD',
      storageRule: null,
      tax: null,
      taxId: null,
      unitSystem: null,
    });
    await opened.close();
    opened = await open();
    connection = commandConnection(opened.db);
    const terms = ['', '14', '', '60', 'S', '7', '59-1234567', 'metric'];
    await setUp([...miami.slice(0, -5), ...terms, '', '', '']);
    expect(await findWarehouse(opened.db, 'MIA')).toMatchObject({
      currency: 'USD',
      storageRule: { freeDays: 14, keptDays: 90, feePerDay: 60 },
      tax: { category: 'S', rate: 7 },
      taxId: '59-1234567',
      unitSystem: 'metric',
    });
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
    expect(terminal.output()).toContain('The mail server has not taken the message');
    const sent = connection.run('test-mail', { email: 'me@palm.example' });
    await expect(sent).rejects.toThrow(RefusedError);
    mailServer = await startMailServer();
  });
});
