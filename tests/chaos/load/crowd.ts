import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '@/server/demo-data/random';
import { partsOf, subjectOf, type MailServer } from '@/tests/support/mail-server';
import { isAnswered, readiness, type Probe, type Probes } from '../faults/probes';
import type { Place } from '../place/place';
import { Client, type Portal } from './client';
import { createCustomer } from './customer';
import type { Journal } from './journal';
import type { Group } from './load';
import { createOperator } from './operator';
import { settle } from './people';
import { createRemoteCustomer } from './remote-customer';

const operatorCount = 6;
const remoteEmails = ['ada@waybill.example', 'lin@waybill.example'];

const builtIn = process.cwd();

/** ms that somebody waits for a mail. */
const patience = 10_000;
const pause = 50;

/** The newest code that came to an address by mail; waits for it. */
async function codeIn({ mails }: MailServer, email: string): Promise<string> {
  for (const until = Date.now() + patience; Date.now() < until;) {
    const mail = mails.findLast(({ to }) => to.includes(email));
    const code = mail && /\b\d{6}\b/.exec(`${subjectOf(mail.source)} ${partsOf(mail.source).text}`)?.[0];
    if (code !== undefined) return code;
    await delay(pause);
  }
  throw new Error('No code came');
}

/** Everybody who uses the portals in a run. */
export async function createCrowd(place: Place, journal: Journal, random: Random) {
  const settled = await settle(place);
  const portal: Portal = { origin: place.origin, builtIn };
  const elsewhere: Portal = { origin: place.remote.origin, builtIn };
  const { readCode: readRemoteCode } = place.remote.upstreams;

  const readCode = (email: string) => codeIn(place.mail, email);

  const customers = settled.people.map((person, index) =>
    createCustomer(person, `198.51.100.${index + 1}`, { portal, journal, random, readCode }),
  );
  const operators = Array.from({ length: operatorCount }, (_, index) =>
    createOperator(String(index), settled, { portal, journal, random }),
  );
  const remoteCustomers = remoteEmails.map((email) =>
    createRemoteCustomer(email, { portal: elsewhere, journal, random, readCode: readRemoteCode }),
  );
  for (const customer of [...customers, ...remoteCustomers]) await customer.signIn();
  // What a new process loads with its first pages is not what is tried here.
  for (const { warmUp } of [...customers.slice(0, place.instances.length), ...remoteCustomers])
    await warmUp();

  const groups: Group[] = [
    { share: 60, actors: customers },
    { share: 30, actors: operators },
    { share: 10, actors: remoteCustomers },
  ];

  let newcomers = 0;
  /** Somebody who has never been here signs in, from an address of their own. */
  const newcomer: Probe = async () => {
    newcomers += 1;
    const client = new Client(portal, `192.0.2.${(newcomers % 250) + 1}`, journal.note);
    return client.signIn('sign-in', `newcomer-${newcomers}-${random.int(0, 1e9)}@example.com`, readCode);
  };
  const [customer] = customers;
  const [operator] = operators;
  const [remote] = remoteCustomers;
  if (!customer || !operator || !remote) throw new Error('There is nobody');
  const guard = (actor: { client: Client }, ask: (client: Client) => Promise<unknown>) =>
    isAnswered(actor.client, ask);
  const use = [
    newcomer,
    // A provider sends few codes to one client, which the portal elsewhere is.
    guard(remote, (client) =>
      client
        .doing('remote sign-in', 'renewal')
        .post('/sdk/v1/sessions/authenticate', { session_duration_minutes: 60 }),
    ),
    guard(customer, (client) => client.doing('page', '/packages').visit('/packages')),
    guard(operator, () => operator.send('packages?limit=1')),
    guard(remote, (client) => client.doing('remote page', '/packages').visit('/packages')),
  ];
  const instances = [...place.instances, place.remote.portal];
  const probes: Probes = { use, readiness: instances.map(({ port }) => readiness(port)) };
  return { ...settled, customers, operators, remoteCustomers, groups, probes };
}

export type Crowd = Awaited<ReturnType<typeof createCrowd>>;
