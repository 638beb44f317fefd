import { LinkTile } from '@/components/ui/action/link-tile';
import type { IconName } from '@/lib/icons/icon-names';

const ways: { href: string; icon: IconName; title: string; line: string }[] = [
  {
    href: '/pages/contact',
    icon: 'mail',
    title: 'Write to a person',
    line: 'An answer within a working day',
  },
  {
    href: '/pages/faq',
    icon: 'demo:circle-question-mark',
    title: 'All questions',
    line: 'Every answer, by subject',
  },
  {
    href: '/documentation',
    icon: 'book-open',
    title: 'Documentation',
    line: 'How this portal is built and dressed',
  },
  {
    href: '/pages/aboutus',
    icon: 'demo:users',
    title: 'Who we are',
    line: 'The people behind the scans',
  },
];

/** Further links. */
export function LinkLists() {
  return (
    <section aria-labelledby="help-ways">
      <h2 id="help-ways" className="text-xl">
        Still looking?
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {ways.map((way) => (
          <li
            key={way.href}
            className="relative flex items-center gap-4 rounded-card border border-line bg-card p-4 shadow-card transition-colors hover:bg-card-hover"
          >
            <LinkTile {...way} />
          </li>
        ))}
      </ul>
    </section>
  );
}
