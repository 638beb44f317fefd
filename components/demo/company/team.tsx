import { people } from '../data/people';
import { TeamCard } from './team-card';

/** The team of ten. */
export function Team() {
  return (
    <section aria-labelledby="about-team">
      <h2 id="about-team" className="text-xl">
        The people behind the scans
      </h2>
      <p className="mt-1 text-sm text-muted">
        Ten of us answer questions, and forty more drive, pack and sort.
      </p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-4 xl:grid-cols-5">
        {people.map((person) => (
          <li key={person.id} className="flex">
            <TeamCard person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}
