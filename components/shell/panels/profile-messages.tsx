import { Avatar } from '@/components/ui/display/avatar';
import { text } from '@/lib/text/text';

/** Demo text: the product has no messages of its own (SPEC section 2). */
const messages = [
  {
    from: 'Marta Quiroga',
    initials: 'MQ',
    said: 'shell.news.repacked.text',
    time: 'shell.news.repacked.time',
  },
  { from: 'James Okafor', initials: 'JO', said: 'shell.news.booked.text', time: 'shell.news.booked.time' },
] as const;

/** The messages of a demo. */
export function ProfileMessages() {
  return (
    <section aria-labelledby="profile-messages" className="mt-6 border-t border-line pt-6">
      <h3 id="profile-messages" className="text-sm font-semibold">
        {text('shell.news.messages')}
      </h3>
      <ul className="mt-3 flex flex-col gap-4">
        {messages.map(({ from, initials, said, time }) => (
          <li key={from} className="flex gap-3">
            <Avatar initials={initials} />
            <div className="min-w-0 text-sm">
              <p className="font-medium text-strong">{from}</p>
              <p>{text(said)}</p>
              <p className="mt-0.5 text-xs text-muted">{text(time)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
