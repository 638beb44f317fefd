import { priced, type CartLine } from './cart';
import { catalogue } from './catalogue';
import { orderLine, type Details, type Order } from './order';
import { totalsOf } from './totals';

/** The recipient of earlier orders, prefilled in the checkout. */
export const ownDetails: Details = {
  email: 'ada@example.com',
  phone: '+1 305 555 0148',
  name: 'Ada Whitfield',
  street: '8400 NW 25th Street',
  extra: 'Suite 110',
  city: 'Doral',
  region: 'Florida',
  postcode: '33122',
  country: 'United States',
};

type Facts = Pick<Order, 'id' | 'placedAt' | 'status' | 'delivery' | 'promo'>;

const line = (code: string, quantity: number, colour = '', size = ''): CartLine => ({
  productId: code.toLowerCase(),
  colour,
  size,
  quantity,
});

function order(facts: Facts, cart: CartLine[]): Order {
  const lines = priced(cart, catalogue).map(orderLine);
  return { ...facts, lines, totals: totalsOf(lines, facts), details: ownDetails, lastFour: '4242' };
}

/** The initial orders; the latest first. */
export const initialOrders: Order[] = [
  order(
    {
      id: 'WS-10242',
      placedAt: '2025-11-17T18:22:00Z',
      status: 'on-the-way',
      delivery: 'standard',
      promo: '',
    },
    [line('TR-3307', 1, 'Navy', '22 L'), line('ST-6203', 2, 'Moss', 'A5')],
  ),
  order(
    {
      id: 'WS-10238',
      placedAt: '2025-10-28T09:40:00Z',
      status: 'delivered',
      delivery: 'express',
      promo: '',
    },
    [line('SP-4051', 1, 'Ember', '41')],
  ),
  order(
    {
      id: 'WS-10231',
      placedAt: '2025-09-12T14:05:00Z',
      status: 'delivered',
      delivery: 'standard',
      promo: 'WELCOME10',
    },
    [line('EL-5118', 1, 'Violet'), line('KT-1042', 2, 'Petrol')],
  ),
  order(
    {
      id: 'WS-10219',
      placedAt: '2025-08-03T20:31:00Z',
      status: 'returned',
      delivery: 'pick-up',
      promo: '',
    },
    [line('HM-2264', 1)],
  ),
];

/** The initial content of the cart. */
export const initialCart: CartLine[] = [
  line('KT-1042', 2, 'Sage'),
  line('HM-2210', 1, 'Amber'),
  line('SP-4120', 1, 'Lake', '0.75 L'),
];
