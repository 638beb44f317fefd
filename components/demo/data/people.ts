/** A colleague in the warehouse's office. */
export interface Person {
  id: string;
  name: string;
  role: string;
  /** Address of a drawn portrait, 160 × 160, in public/static/demo/people. */
  image: string;
}

const person = (id: string, name: string, role: string): Person => ({
  id,
  name,
  role,
  image: `/static/demo/people/${id}.svg`,
});

/** Ten people, the same in mail, chat, tasks, blog and on the pages about us. */
export const people: Person[] = [
  person('amara', 'Amara Okafor', 'Head of operations'),
  person('bruno', 'Bruno Keller', 'Dock supervisor'),
  person('chloe', 'Chloe Martin', 'Customer support'),
  person('diego', 'Diego Rojas', 'Freight planner'),
  person('elin', 'Elin Sand', 'Product designer'),
  person('farah', 'Farah Aziz', 'Customs broker'),
  person('grace', 'Grace Bennett', 'Accounts'),
  person('hiro', 'Hiro Tanaka', 'Software engineer'),
  person('ines', 'Inês Duarte', 'Quality and claims'),
  person('jonas', 'Jonas Weber', 'Carrier relations'),
];
