import type { Payment } from './banking';

const payment = (name: string, date: string, amount: number, paid = false): Payment => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  date: `2025-${date}`,
  amount,
  paid,
});

/** Upcoming payments, by date. */
export const startingPayments: Payment[] = [
  payment('Water and waste', '11-17', 186_20),
  payment('Scanner leasing', '11-18', 349_00, true),
  payment('Electricity of October', '11-21', 698_15),
  payment('Fire insurance', '11-28', 1_125_00),
  payment('Dock rent of December', '12-01', 4_200_00),
];
