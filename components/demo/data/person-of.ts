import { people, type Person } from './people';

/** Someone of the office by id. @throws when nobody has it */
export function personOf(id: string): Person {
  const person = people.find((one) => one.id === id);
  if (!person) throw new Error(`There is no ${id} in the office`);
  return person;
}
