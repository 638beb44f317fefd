import { newReference, type OperatorCall } from './operator';

const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10);

const kettle = [
  {
    description: 'Tea kettle, steel',
    quantity: 2,
    unitValue: { amount: 3490, currency: 'USD' },
    originCountry: 'DE',
  },
];

const packages = [
  { status: 'expected', description: 'Desk lamp', merchant: { name: 'Fernway Home' } },
  {
    status: 'in_storage',
    description: 'Two kettles',
    merchant: { name: 'Bellweather', orderNumber: 'BW-20417' },
    weight: 1840,
    dimensions: { length: 310, width: 220, height: 180 },
    contents: kettle,
    declarationStatus: 'missing',
    receivedAt: hoursAgo(50),
    storage: {
      freeUntil: daysFromNow(-4),
      days: 34,
      expiresAt: daysFromNow(26),
      accrued: { amount: 200, currency: 'USD' },
    },
    nextAction: { code: 'declare_contents', label: 'Declare contents', dueOn: daysFromNow(2) },
  },
  {
    status: 'on_hold',
    description: '27-inch monitor',
    onHold: { reason: 'The box arrived open', since: hoursAgo(20) },
    nextAction: { code: 'answer_hold', label: 'Answer the warehouse', dueOn: daysFromNow(-1) },
  },
  { status: 'awaiting_payment', description: 'Running shoes' },
  {
    status: 'in_transit',
    description: 'Books',
    outbound: { carrier: 'ups', trackingNumber: '1Z5338FF0107231059', estimatedDelivery: daysFromNow(1) },
  },
  { status: 'delivered', description: 'Ceramic bowls' },
] as const;

const price = (unitPrice: number) => ({
  quantity: 1,
  unit: 'each',
  unitPrice,
  taxCategory: 'S',
  taxRate: 7.5,
});

/**
 * Sends what a customer of some weeks has: packages in all groups with their scans, invoices, one of them overdue, and a
 * payment in advance.
 */
export async function stock(operator: OperatorCall): Promise<void> {
  for (const row of packages) {
    const reference = newReference();
    await operator('packages', { reference, ...row });
    if (row.status === 'expected') continue;
    await operator('events', {
      packageReference: reference,
      occurredAt: hoursAgo(30),
      status: 'in_transit',
      message: 'Shelved in aisle 14',
      location: { raw: 'Miami, FL', city: 'Miami', state: 'FL', country: 'US' },
    });
  }
  for (const dueDate of [daysFromNow(-3), daysFromNow(12)])
    await operator('invoices', {
      number: newReference(),
      status: 'open',
      currency: 'USD',
      issueDate: daysFromNow(-18),
      dueDate,
      lines: [
        { kind: 'shipping', description: 'Shipping – UPS Worldwide Saver', ...price(8420) },
        {
          ...{ kind: 'storage', description: 'Storage', quantity: 4, unit: 'day', unitPrice: 50 },
          ...{ taxCategory: 'S', taxRate: 7.5 },
          calc: { code: 'storage_days', inputs: { days: 34, freeDays: 30 } },
        },
      ],
    });
  await operator('payments', {
    reference: newReference(),
    method: 'Bank transfer',
    amount: 2500,
    currency: 'USD',
    receivedAt: hoursAgo(30),
    allocations: [],
  });
}
