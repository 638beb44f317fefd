import { newKeyResultSchema } from '@/server/cli/commands/api-keys';
import type { OwnCustomer } from './own-customer';
import { serverCommand } from './server-command';

/** A shipment as the API answers it, as far as a test needs it. */
interface Told {
  id: string;
  version: number;
  packages: { reference: string }[];
}

const address = { name: 'Robin Castellano', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' };

/** A line of charges. @param amount minor units of US dollars */
export const charge = (amount: number, given: object = {}) => ({
  ...{ kind: 'shipping', description: 'To Nassau', quantity: 1, unit: 'parcel', unitPrice: amount },
  ...{ taxCategory: 'Z', taxRate: 0 },
  ...given,
});

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

/**
 * A customer's calls about shipments and those of their warehouse's system, without a page.
 * @param portal origin of the portal under test
 */
export function shippingOf(portal: string, customer: OwnCustomer) {
  const key = serverCommand(
    'api-key-create',
    { warehouse: 'MIA', name: 'End-to-end tests', scopes: ['shipments:write'] },
    newKeyResultSchema,
  );
  const jwt = customer.session.cookies.find(({ name }) => name === 'stytch_session_jwt')?.value ?? '';
  const post = async (name: string, bearer: string, body: object): Promise<Told> => {
    const answer = await fetch(new URL(`/api/${name}`, portal), {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Told;
  };
  /** A call of the customer. */
  const ask = (name: string, body: object) => post(name, jwt, body);
  /** A call of the warehouse's system. */
  const tell = async (name: string, body: object) => post(`operator/${name}`, (await key).key, body);

  const quote = (id: string, amount: number, given: object = {}) =>
    tell('answerQuote', { id, lines: [charge(amount)], validUntil: inAWeek(), ...given });

  /** Packages in storage of these names. */
  const store = async (...names: string[]) => {
    const packages = [];
    for (const description of names) packages.push(await customer.addPackage({ description }));
    return packages;
  };
  /** A shipment of packages that waits for a quote. */
  const requested = (packages: readonly { id: string }[], given: object = {}) =>
    ask('requestShipment', {
      packageIds: packages.map(({ id }) => id),
      address,
      onHold: 'without',
      ...given,
    });
  /** The same with a quote of 100.00. */
  const quoted = async (packages: readonly { id: string }[]) => {
    const { id } = await requested(packages);
    return quote(id, 10_000);
  };
  /** The same, accepted. */
  const accepted = async (packages: readonly { id: string }[]) => {
    const { id, version } = await quoted(packages);
    return ask('acceptQuote', { id, version });
  };
  /** The same, packed. @param lines what is charged */
  const packed = async (packages: readonly { id: string }[], ...lines: object[]) => {
    const { id } = await accepted(packages);
    await tell('moveShipment', { id, status: 'processing' });
    return tell('packShipment', { id, weight: 4200, lines });
  };
  return { ask, tell, quote, store, requested, quoted, accepted, packed };
}
