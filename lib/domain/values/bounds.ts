/** Maximum lengths of typed text, in characters; shared by fields on the screen and schemas. */
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
  note: 500,
  search: 100,
  shipmentNote: 500,
  serviceCode: 40,
} as const;

/** The maximum quantity of a declared line, and the maximum value of one unit in minor units. */
export const mostDeclared = { quantity: 100_000, unitValue: 1_000_000_000 } as const;
