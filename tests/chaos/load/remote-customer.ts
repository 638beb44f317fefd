import { z } from 'zod';
import type { Random } from '@/server/demo-data/random';
import { Client, type Portal } from './client';
import { attempt, type Journal } from './journal';

const packagesSchema = z.object({
  packages: z.array(z.object({ id: z.string(), nickname: z.string().optional() })),
});

/** ms between two newcomers: the provider takes all for one client, which it sends 30 codes an hour. */
const pauseOfCodes = 300_000;

const pages = ['/', '/packages', '/invoices', '/account'];

interface Around {
  portal: Portal;
  journal: Journal;
  random: Random;
  readCode: (email: string) => Promise<string>;
}

/** A demo customer of the portal whose identity provider and product API are elsewhere, and newcomers who sign in there. */
export function createRemoteCustomer(email: string, { portal, journal, random, readCode }: Around) {
  const client = new Client(portal, '203.0.113.2', journal.note);
  let ids: string[] = [];
  let count = 0;
  let nextCode = 0;

  const list = async () => {
    const response = await client.doing('remote page', 'list').fetch('/bff/getMyPackages?limit=20');
    return packagesSchema.parse(await response.json());
  };

  const page = async () => {
    const path = random.pick([...pages, `/packages/${random.pick(ids)}`]);
    await client.renew('remote sign-in');
    await client.doing('remote page', path).visit(path);
  };

  const nickname = async () => {
    const id = random.pick(ids);
    const value = `Name ${email} ${++count}`;
    await client.renew('remote sign-in');
    await journal.write(`nickname of ${id}`, () =>
      attempt(value, async () => {
        await client
          .doing('remote write', 'nickname')
          .act(`/packages/${id}`, 'renamePackage', { id, nickname: value });
        return client.outcome === 'good' ? 'acknowledged' : 'unknown';
      }),
    );
  };

  const newcomer = async () => {
    if (Date.now() < nextCode) return page();
    nextCode = Date.now() + pauseOfCodes;
    const guest = new Client(portal, '203.0.113.3', journal.note);
    await guest.signIn('remote sign-in', `${random.id('newcomer')}@example.com`, readCode);
    return undefined;
  };

  return {
    client,
    signIn: async () => {
      await client.signIn('remote sign-in', email, readCode);
      ids = (await list()).packages.map(({ id }) => id);
    },
    /** Opens each page. */
    warmUp: async () => {
      for (const path of pages) await client.doing('remote page', path).visit(path);
    },
    act: async (): Promise<void> => {
      const drawn = random.int(1, 10);
      const task = drawn <= 6 ? page : drawn <= 8 ? nickname : newcomer;
      await task().catch(() => undefined);
    },
    /** The nicknames of their packages, by what they are of. */
    nicknames: async (): Promise<[string, string][]> => {
      await client.renew('remote sign-in');
      const { packages } = await list();
      return packages.flatMap(({ id, nickname: shown }) =>
        shown === undefined ? [] : [[`nickname of ${id}`, shown]],
      );
    },
  };
}

export type RemoteCustomer = ReturnType<typeof createRemoteCustomer>;
