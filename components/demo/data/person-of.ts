import { people, type Person } from './people';

/** A colleague by id. @throws when there is none */
export function personOf(id: string): Person {
  const person = people.find((one) => one.id === id);
  if (!person) throw new Error(`There is no ${id} in the office`);
  return person;
}
