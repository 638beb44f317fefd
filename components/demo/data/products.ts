import { formatMoney } from '@/lib/format';

type InventoryStatus = 'INSTOCK' | 'LOWSTOCK' | 'OUTOFSTOCK';

/** A product of a shop on the demo pages (SPEC section 2 "Ecommerce"). */
export interface Product {
  id: string;
  code: string;
  name: string;
  description: string;
  /** Address of its picture, 400 × 400. */
  image: string;
  /** US cents. */
  price: number;
  category: string;
  quantity: number;
  inventoryStatus: InventoryStatus;
  /** Out of five stars. */
  rating: number;
}

/** A product's price: `$24.50`. */
export function formatPrice({ price }: Pick<Product, 'price'>): string {
  return formatMoney({ amount: price, currency: 'USD' });
}

function product(
  code: string,
  name: string,
  picture: string,
  facts: Omit<Product, 'id' | 'code' | 'name' | 'image' | 'inventoryStatus'>,
): Product {
  const { quantity } = facts;
  const inventoryStatus = quantity === 0 ? 'OUTOFSTOCK' : quantity < 10 ? 'LOWSTOCK' : 'INSTOCK';
  const image = `/static/demo/products/${picture}.svg`;
  return { id: code.toLowerCase(), code, name, image, inventoryStatus, ...facts };
}

/** The demo pages' products. Pictures are our own drawings in public/static/demo. */
export const products: Product[] = [
  product('KT-1042', 'Stoneware mug', 'stoneware-mug', {
    description: 'Hand-glazed mug that holds 350 ml and survives the dishwasher.',
    price: 2450,
    category: 'Kitchen',
    quantity: 64,
    rating: 5,
  }),
  product('HM-2210', 'Desk lamp', 'desk-lamp', {
    description: 'Jointed steel lamp with a warm, dimmable bulb.',
    price: 7900,
    category: 'Home',
    quantity: 8,
    rating: 4,
  }),
  product('TR-3307', 'Canvas backpack', 'canvas-backpack', {
    description: 'Waxed canvas, leather straps and room for a 15-inch laptop.',
    price: 11800,
    category: 'Travel',
    quantity: 23,
    rating: 5,
  }),
  product('SP-4051', 'Trail shoes', 'trail-shoe', {
    description: 'Light running shoes with a deep tread for wet paths.',
    price: 12900,
    category: 'Sport',
    quantity: 41,
    rating: 4,
  }),
  product('EL-5118', 'Over-ear headphones', 'headphones', {
    description: 'Closed headphones that play for forty hours on one charge.',
    price: 18900,
    category: 'Electronics',
    quantity: 0,
    rating: 4,
  }),
  product('KT-1077', 'Pour-over kettle', 'pour-over-kettle', {
    description: 'Gooseneck kettle with a walnut handle and a steady, narrow stream.',
    price: 8650,
    category: 'Kitchen',
    quantity: 17,
    rating: 5,
  }),
  product('ST-6203', 'Dot-grid notebook', 'dot-grid-notebook', {
    description: 'Cloth-bound notebook of 192 pages, with a pencil that fits its band.',
    price: 1850,
    category: 'Stationery',
    quantity: 120,
    rating: 4,
  }),
  product('HM-2264', 'Wall clock', 'wall-clock', {
    description: 'Quiet clock with an oak rim, 30 cm across.',
    price: 5400,
    category: 'Home',
    quantity: 6,
    rating: 3,
  }),
  product('HM-2301', 'Potted aloe', 'potted-aloe', {
    description: 'Easy-going plant in a terracotta pot; water it every second week.',
    price: 2900,
    category: 'Home',
    quantity: 35,
    rating: 4,
  }),
  product('SP-4120', 'Steel bottle', 'steel-bottle', {
    description: 'Double-walled bottle that keeps tea hot for twelve hours.',
    price: 3200,
    category: 'Sport',
    quantity: 88,
    rating: 5,
  }),
  product('EL-5190', 'Instant camera', 'instant-camera', {
    description: 'Prints each picture as you take it. Ten sheets of film included.',
    price: 14900,
    category: 'Electronics',
    quantity: 9,
    rating: 3,
  }),
  product('CL-7015', 'Rain jacket', 'rain-jacket', {
    description: 'Taped seams, a deep hood and pockets that stay dry.',
    price: 9800,
    category: 'Clothing',
    quantity: 0,
    rating: 5,
  }),
];
