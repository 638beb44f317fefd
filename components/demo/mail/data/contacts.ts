import { people } from '@/components/demo/data/people';
import { fold } from '@/lib/text/fold';

/** A sender or recipient of mail. */
export interface Contact {
  name: string;
  address: string;
  /** A drawn portrait; without one the initials are shown. */
  image?: string;
}

/** The mailbox of these pages: the warehouse's front desk. */
export const desk: Contact = { name: 'Front desk', address: 'desk@waybill.example' };

const office: Contact[] = people.map(({ name, image }) => ({
  name,
  address: `${fold(name).replaceAll(' ', '.')}@waybill.example`,
  image,
}));

const outside: Contact[] = [
  { name: 'Lena Ortiz', address: 'lena.ortiz@postbox.example' },
  { name: 'Kaori Mori', address: 'kaori@morikeramik.example' },
  { name: 'Marcus Bailey', address: 'm.bailey@postbox.example' },
  { name: 'Ingrid Holm', address: 'ingrid@holmbikes.example' },
  { name: 'Siobhan Kelly', address: 'siobhan.kelly@postbox.example' },
  { name: 'Harbour Lines', address: 'bookings@harbourlines.example' },
  { name: 'Skyway Air Cargo', address: 'ops@skywaycargo.example' },
  { name: 'City Customs House', address: 'declarations@customs.example' },
  { name: 'Pallet Prize Draw', address: 'winner@pallet-prizes.example' },
  { name: 'Best Tape Deals', address: 'offers@besttape.example' },
];

/** The suggested recipients. */
export const contacts: Contact[] = [...office, ...outside];

const known = new Map([desk, ...contacts].map((contact) => [contact.address, contact]));

/** The contact of an address; an unknown address is its own name. */
export function contactOf(address: string): Contact {
  return known.get(address) ?? { name: address, address };
}
