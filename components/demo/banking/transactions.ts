import type { AccountId, Kind, Transaction } from './banking';

type Row = [date: string, party: string, kind: Kind, dollars: number, account?: AccountId];

/** Two months of transactions, latest first. */
const rows: Row[] = [
  ['11-19', 'Harbour Trading', 'Customers', 1284.4],
  ['11-18', 'Northbound Freight', 'Freight', -3120],
  ['11-18', 'U.S. Customs', 'Duties', -864.15, 'duties'],
  ['11-17', 'Blue Heron Books', 'Customers', 642.9],
  ['11-14', 'Wages, first half of November', 'Wages', -9480],
  ['11-13', 'Cardboard & Sons', 'Packaging', -418.6],
  ['11-12', 'Coral Outfitters', 'Customers', 2310],
  ['11-11', 'Cold Chain Express', 'Freight', -1275.5],
  ['11-10', 'Granite Tools', 'Customers', 988.25],
  ['11-07', 'Interest', 'Interest', 41.33, 'savings'],
  ['11-06', 'Pallet Exchange', 'Packaging', -236],
  ['11-05', 'Palm Street Coffee', 'Customers', 1540.75],
  ['11-04', 'U.S. Customs', 'Duties', -1190.4, 'duties'],
  ['11-03', 'Miami Dock Company', 'Premises', -4200],
  ['11-03', 'Lighthouse Ceramics', 'Customers', 3265.1],
  ['10-31', 'Wages, second half of October', 'Wages', -9480],
  ['10-29', 'Old Mill Cycles', 'Customers', 4120],
  ['10-27', 'Atlantic Carriers', 'Freight', -2890.35],
  ['10-24', 'Northwind Interiors', 'Customers', 5230.6],
  ['10-22', 'Electricity of September', 'Premises', -712.48],
  ['10-20', 'Harbour Trading', 'Customers', 2875.2],
  ['10-17', 'U.S. Customs', 'Duties', -655.8, 'duties'],
  ['10-15', 'Wages, first half of October', 'Wages', -9480],
  ['10-13', 'Coral Outfitters', 'Customers', 6480],
  ['10-10', 'Cardboard & Sons', 'Packaging', -530.2],
  ['10-08', 'Granite Tools', 'Customers', 3710.45],
  ['10-07', 'Interest', 'Interest', 39.87, 'savings'],
  ['10-06', 'Northbound Freight', 'Freight', -2460],
  ['10-03', 'Miami Dock Company', 'Premises', -4200],
  ['10-02', 'Lighthouse Ceramics', 'Customers', 4905.3],
  ['09-30', 'Wages, second half of September', 'Wages', -9480],
  ['09-26', 'Old Mill Cycles', 'Customers', 7215.9],
  ['09-24', 'U.S. Customs', 'Duties', -1015.25, 'duties'],
  ['09-23', 'Palm Street Coffee', 'Customers', 2140.5],
];

export const startingTransactions: Transaction[] = rows.map(
  ([date, party, kind, dollars, account = 'everyday'], index) => ({
    id: `t${rows.length - index}`,
    account,
    date: `2025-${date}`,
    party,
    kind,
    amount: Math.round(dollars * 100),
  }),
);
