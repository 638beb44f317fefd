import { agents, type Agent } from './agents';
import { countries, type CountryCode } from './countries';
import { dice, pick } from './dice';

export const customerStatuses = ['New', 'Active', 'In review', 'On hold', 'Closed'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** A customer of the warehouse, as the tables of the demo pages show one. */
export interface Customer {
  id: number;
  name: string;
  country: CountryCode;
  company: string;
  /** The day of the last order, `YYYY-MM-DD`. */
  date: string;
  status: CustomerStatus;
  verified: boolean;
  /** Orders relative to the best customer's, in percent. */
  activity: number;
  agent: Agent;
  /** US dollars owed to us. */
  balance: number;
}

const names = `
Josie Darakjy|Leona Moyer|Simona Marsh|Art Venere|Lena Ortiz|Renée Dubois|Kaori Mori|Mitchell Grant
Siobhan Kelly|Lars Nyström|Ana Lucía Vega|Tomás Herrera|Marcus Bailey|Ingrid Holm|Pieter de Vries|Giulia Conti
Yuki Sato|Nadia Petrov|Oscar Lindqvist|Bettina Krause|Camille Laurent|Declan Byrne|Shanice Reid|Andre Campbell
Valeria Quispe|Mateo Flores|Hanna Becker|Jürgen Vogel|Matteo Ricci|Sofia Greco|Daan Jansen|Femke Bakker
Kenji Watanabe|Aiko Kimura|Rosa Mendoza|Luis Salazar|Keisha Rolle|Damian Knowles|Niamh O’Connor|Fionn Murphy
Astrid Berg|Emil Åkesson|Paula Castro|Javier Mora|Claire Fontaine|Hugo Bernard|Greta Lang|Felix Hartmann
Marco Esposito|Elena Ferri|Nora Visser|Ruben Smit`
  .trim()
  .split(/[|\n]/);

const firstWords = [
  'Harbour',
  'Northwind',
  'Blue Heron',
  'Palm Street',
  'Old Mill',
  'Lighthouse',
  'Granite',
  'Coral',
];
const lastWords = ['Trading', 'Interiors', 'Books', 'Outfitters', 'Coffee', 'Cycles', 'Ceramics', 'Tools'];
const codes = Object.keys(countries) as CountryCode[];

/** Fifty-two deterministic customers. */
export const customers: Customer[] = names.map((name, index) => {
  const thrown = dice(index + 11);
  const month = 1 + Math.floor(thrown() * 12);
  const day = 1 + Math.floor(thrown() * 28);
  return {
    id: 1000 + index,
    name,
    country: pick(codes, thrown()),
    company: `${pick(firstWords, thrown())} ${pick(lastWords, thrown())}`,
    date: `2025-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    status: pick(customerStatuses, thrown()),
    verified: thrown() < 0.6,
    activity: Math.floor(thrown() * 101),
    agent: pick(agents, thrown()),
    balance: 120 + Math.floor(thrown() * 9000),
  };
});
