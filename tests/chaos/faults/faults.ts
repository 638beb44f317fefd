import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '@/server/demo-data/random';
import { faults as upstreamFaults } from '@/tests/support/faulty-provider';
import type { Place } from '../place/place';
import { kinds, type Kind, type Told } from '../records';

/** Something that fails for a while. */
export interface Fault {
  name: string;
  /** Kinds of requests that may fail from it. */
  touches: readonly Kind[];
  /** Whether what was told may not be noted. */
  keepsFromNoting?: true;
  /** Whether it only hurts at its beginning: what is still away is not missed. */
  isShort?: true;
  begin: () => Promise<void> | void;
  end: () => Promise<void> | void;
}

/** Of the portal itself; the remote one has its own database. */
const own = kinds.filter((kind) => !kind.startsWith('remote'));
const none: readonly Kind[] = [];
const idle = () => undefined;

function databaseFaults({ lines, cluster }: Place): Fault[] {
  const all = (what: 'cut' | 'hang' | 'mend') => () => lines.forEach((line) => line[what]());
  const breaks = { touches: own, keepsFromNoting: true } as const;
  return [
    { name: 'database cut', ...breaks, begin: all('cut'), end: all('mend') },
    { name: 'database hangs', ...breaks, begin: all('hang'), end: all('mend') },
    {
      name: 'database slow',
      touches: none,
      begin: () => lines.forEach((line) => line.slow(50)),
      end: all('mend'),
    },
    {
      name: 'database cut from one instance',
      ...breaks,
      begin: () => lines[0]?.cut(),
      end: () => lines[0]?.mend(),
    },
    // The database of the remote portal's upstreams is of the same cluster.
    { name: 'postgresql crashes', touches: kinds, keepsFromNoting: true, begin: cluster.crash, end: idle },
  ];
}

function mailFaults({ mail, mailWire }: Place): Fault[] {
  const mend = () => mailWire.mend();
  return [
    { name: 'mail refused', touches: ['sign-in'], begin: () => mail.reply(451), end: () => mail.reply(null) },
    { name: 'mail slow', touches: none, begin: () => mailWire.slow(200), end: mend },
    {
      name: 'mail hangs',
      touches: ['sign-in'],
      keepsFromNoting: true,
      begin: () => mailWire.hang(),
      end: mend,
    },
    {
      name: 'mail gone',
      touches: ['sign-in'],
      keepsFromNoting: true,
      begin: () => mailWire.cut(),
      end: mend,
    },
  ];
}

/** @param webhooks what came to the receiver, to which each fault's answers are added */
export function listenToWebhooks({ receiver }: Place, webhooks: Told[]): Fault[] {
  const answering = (status: number | undefined) => () =>
    receiver.answerWith((response) => {
      const id = String(response.req.headers['webhook-id']);
      const { body } = receiver.received.at(-1) ?? { body: '{}' };
      const { data } = JSON.parse(body) as { data: { id: string } };
      webhooks.push({ id, at: Date.now(), isTaken: status === 204, subjects: [data.id] });
      if (status !== undefined) response.writeHead(status).end();
    });
  const end = answering(204);
  end();
  return [
    { name: 'webhooks refused', touches: none, begin: answering(500), end },
    { name: 'webhooks unanswered', touches: none, begin: answering(undefined), end },
  ];
}

function upstreamsFail({ remote: { upstreams } }: Place, random: Random): Fault[] {
  const { identity, product } = upstreams;
  const slowly = async () => {
    await delay(1_000);
  };
  return [
    {
      name: 'identity provider away',
      touches: ['remote sign-in'],
      begin: () => {
        identity.fault = random.pick(upstreamFaults);
      },
      end: () => {
        identity.fault = null;
      },
    },
    {
      name: 'product API away',
      touches: ['remote page', 'remote write'],
      begin: () => {
        product.fault = random.pick(upstreamFaults);
      },
      end: () => {
        product.fault = null;
      },
    },
    {
      name: 'product API slow',
      touches: none,
      begin: () => {
        product.hold = slowly;
      },
      end: () => {
        product.hold = null;
      },
    },
  ];
}

function processFaults({ instances }: Place, random: Random): Fault[] {
  const victim = () => random.pick(instances);
  let killed = victim();
  return [
    {
      name: 'instance killed',
      touches: own,
      keepsFromNoting: true,
      isShort: true,
      begin: () => {
        killed = victim();
        return killed.kill();
      },
      end: () => killed.begin(),
    },
    {
      name: 'instances restarted in turn',
      touches: none,
      begin: async () => {
        for (const instance of instances) {
          const code = await instance.end();
          if (code !== 0) throw new Error(`${instance.name} ended with ${code}`);
          await instance.begin();
        }
      },
      end: idle,
    },
  ];
}

function diskFaults({ disk, cluster }: Place): Fault[] {
  if (!disk) return [];
  return [
    {
      name: 'disk full',
      touches: kinds,
      keepsFromNoting: true,
      begin: disk.fill,
      end: async () => {
        await disk.clear();
        // What a full disk has ended is started by whoever has made room.
        await cluster.revive();
      },
    },
  ];
}

/** All faults that can be brought about here. */
export const faultsOf = (place: Place, random: Random, webhooks: Told[]): Fault[] => [
  ...databaseFaults(place),
  ...mailFaults(place),
  ...listenToWebhooks(place, webhooks),
  ...upstreamsFail(place, random),
  ...processFaults(place, random),
  ...diskFaults(place),
];
