/** How long what a customer types may be, in characters; fields on the screen and schemas have the same. */
export const maxLength = {
  name: 120,
  companyName: 120,
  email: 254,
  phone: 32,
  addressPhone: 20,
  addressLine: 120,
  postalCode: 20,
  taxId: 40,
  description: 120,
  merchantName: 120,
  orderNumber: 60,
  nickname: 60,
  hsCode: 16,
  search: 100,
} as const;

/** How many of one thing a line of contents may have, and what one may be worth in minor units. */
export const mostDeclared = { quantity: 100_000, unitValue: 1_000_000_000 } as const;
