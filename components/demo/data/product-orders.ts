import { customers } from './customers';
import { dice, pick } from './dice';
import type { Product } from './products';

const orderStatuses = ['DELIVERED', 'PENDING', 'RETURNED', 'CANCELLED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** An order of one product (SPEC section 2 "Ecommerce"). */
export interface ProductOrder {
  id: string;
  productCode: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** US cents. */
  amount: number;
  quantity: number;
  customer: string;
  status: OrderStatus;
}

/** The orders of a product: three to six, deterministic; none for a product never in stock. */
export function ordersOf(product: Product): ProductOrder[] {
  const thrown = dice(Number(product.code.replaceAll(/\D/g, '')));
  if (product.quantity === 0) return [];
  return Array.from({ length: 3 + Math.floor(thrown() * 4) }, (_, index) => {
    const quantity = 1 + Math.floor(thrown() * 4);
    const day = String(1 + Math.floor(thrown() * 28)).padStart(2, '0');
    return {
      id: `${product.code}-${index + 1}`,
      productCode: product.code,
      date: `2025-${String(3 + index).padStart(2, '0')}-${day}`,
      quantity,
      amount: quantity * product.price,
      customer: pick(customers, thrown()).name,
      status: pick(orderStatuses, thrown() * thrown()),
    };
  });
}
