import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Connection } from '@/server/cli/commands/terminal/connect';
import { customerWork } from '@/server/cli/commands/terminal/customer';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { commandConnection, watchTerminal } from '../../support/operator-terminal';
import { addWarehouse } from '../../support/product-data';

describe.each(databases)('customers by command on $name', ({ open }) => {
  const terminal = watchTerminal();
  let opened: OpenedDatabase;
  let connection: Connection;

  beforeAll(async () => {
    opened = await open();
    const { db } = opened;
    connection = commandConnection(db);
    for (const code of ['MIA', 'LHR']) {
      const id = await addWarehouse(db);
      await db.update(schema.warehouses).set({ code }).where(eq(schema.warehouses.id, id));
    }
  });
  afterAll(() => opened.close());

  const customer = (words: string[], values: Parameters<typeof customerWork>[1] = {}) =>
    customerWork(words, values)(connection);
  const ada = { warehouse: 'mia', suite: 'MIA-1', name: 'Ada Whitfield', email: 'Ada@Example.com' };

  it('is created as invited, with what the warehouse decides, and shown with what they wish', async () => {
    await customer(['list']);
    expect(terminal.output()).toBe('There are no customers.');
    await customer(['create'], { ...ada, phone: '(305) 555-0142', language: 'de' });
    terminal.clear();
    await customer(['show', 'mia/mia-1']);
    expect(terminal.output()).toMatch(/^Suite +MIA\/MIA-1$/m);
    expect(terminal.output()).toMatch(/^Status +invited$/m);
    expect(terminal.output()).toMatch(/^E-mail +ada@example\.com$/m);
    expect(terminal.output()).toMatch(/^Phone +\+13055550142$/m);
    expect(terminal.output()).toMatch(/^Time zone +America\/New_York$/m);
    expect(terminal.output()).toMatch(/^Repack first +no$/m);
  });

  it('a suite that is taken, a proved address and what is wrong are refused by name', async () => {
    await expect(customer(['create'], { ...ada, email: 'new@example.com' })).rejects.toThrow(
      'Suite MIA-1 of MIA has an account already.',
    );
    await opened.db.update(schema.accounts).set({ status: 'active', emailVerified: true });
    await expect(customer(['create'], { ...ada, warehouse: 'LHR', suite: 'LHR-1' })).rejects.toThrow(
      'opens the account of suite MIA/MIA-1 already',
    );
    const wrong = { ...ada, suite: 'MIA-2', name: ' ', email: 'ada' };
    const refused = await customer(['create'], wrong).catch((error: unknown) => String(error));
    expect(refused).toMatch(/--name: /);
    expect(refused).toMatch(/--email: /);
    await expect(customer(['create'], { ...ada, suite: 'MIA-2', phone: '12' })).rejects.toThrow(
      '--phone: "12"',
    );
    await expect(customer(['list'], { warehouse: 'XYZ' })).rejects.toThrow('Give one of: LHR, MIA.');
  });

  it('is suspended, closed and opened again', async () => {
    const statusAfter = async (action: string) => {
      await customer([action, 'ada@example.com']);
      const [row] = await opened.db
        .select()
        .from(schema.accounts)
        .where(eq(schema.accounts.suiteNumber, 'MIA-1'));
      return row?.status;
    };
    expect(await statusAfter('suspend')).toBe('suspended');
    expect(await statusAfter('reopen')).toBe('active');
    expect(await statusAfter('close')).toBe('closed');
    expect(await statusAfter('reopen')).toBe('active');
    await customer(['create'], { ...ada, suite: 'MIA-3', email: 'lin@example.com' });
    await customer(['suspend', 'MIA-3']);
    terminal.clear();
    await customer(['reopen', 'MIA-3']);
    expect(terminal.output(), 'no sign-in has proved an address yet').toMatch(/^Status +invited$/m);
    await customer(['list'], { warehouse: 'MIA' });
    expect(terminal.output()).toMatch(/^MIA\/MIA-3 +Ada Whitfield +lin@example\.com/m);
    expect(() => customerWork(['close'], {})).toThrow('Name one customer');
  });
});
