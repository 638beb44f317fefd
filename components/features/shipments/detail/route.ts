import type { Account } from '@/lib/domain/account/account';
import type { Shipment } from '@/lib/domain/shipment/shipment';
import { formatNearDate } from '@/lib/format';
import { destination, shipmentTag } from '@/lib/i18n/shipment-words';
import { text } from '@/lib/text/text';
import { arrivalOf } from './arrival';

/** A place on the way of a shipment. */
export interface RoutePlace {
  key: 'shop' | 'warehouse' | 'door';
  name: string;
  /** What happened there, or will. */
  detail?: string;
  /** `moving`: it is on the way there; `never`: it won't come there. */
  state: 'passed' | 'here' | 'moving' | 'next' | 'never';
}

interface Reader {
  account: Pick<Account, 'timeZone' | 'warehouse'>;
  now: Date;
}

type Way = 'here' | 'moving' | 'arrived' | 'ended';

function wayOf({ status }: Shipment, hasLeft: boolean): Way {
  if (status === 'delivered') return 'arrived';
  if (status === 'cancelled') return 'ended';
  return status === 'shipped' || hasLeft ? 'moving' : 'here';
}

const doorStates = { here: 'next', moving: 'moving', arrived: 'here', ended: 'never' } as const;

/** The places of a shipment: shops, warehouse and door. */
export function routeOf(shipment: Shipment, { account: { timeZone, warehouse }, now }: Reader): RoutePlace[] {
  const { statusChangedAt, history, packages, address } = shipment;
  const left = history.find((step) => step.status === 'shipped')?.at;
  const way = wayOf(shipment, left !== undefined);
  const day = (date: string) => formatNearDate(date, { now, timeZone });
  const expected = arrivalOf(shipment);
  const doorDetails = {
    here: undefined,
    moving: expected
      ? text('shipmentsPage.route.expected', { date: formatNearDate(expected, { now }) })
      : text('shipmentsPage.route.onTheWay'),
    arrived: text('shipmentsPage.route.delivered', { date: day(statusChangedAt) }),
    ended: undefined,
  };
  const detail = doorDetails[way];
  const isGone = way === 'moving' || way === 'arrived' || left !== undefined;
  return [
    {
      key: 'shop',
      name: text('shipmentsPage.route.shops', { count: packages.length }),
      detail: text('shipmentsPage.row.packages', { count: packages.length }),
      state: 'passed',
    },
    {
      key: 'warehouse',
      name: warehouse.name,
      detail: isGone
        ? text('shipmentsPage.route.left', { date: day(left ?? statusChangedAt) })
        : shipmentTag(shipment).label,
      state: isGone ? 'passed' : 'here',
    },
    { key: 'door', name: destination(address), ...(detail && { detail }), state: doorStates[way] },
  ];
}
