import { classNames } from '@/components/ui/class-names';
import { Avatar } from '@/components/ui/avatar';
import type { Person } from '../data/people';
import type { Presence } from './conversation';

export const presenceWords: Record<Presence, string> = { active: 'Active', away: 'Away', busy: 'Busy' };

const dots: Record<Presence, string> = {
  active: 'bg-success-solid',
  away: 'bg-warn-solid',
  busy: 'bg-danger-solid',
};

/** A coloured dot; the word stands beside it or is read out. */
export function PresenceDot({ presence, className }: { presence: Presence; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('inline-block size-2.5 shrink-0 rounded-full', dots[presence], className)}
    />
  );
}

/** A portrait with the person's presence at its corner. */
export function PresentAvatar({ person, presence }: { person: Person; presence: Presence }) {
  return (
    <span className="relative inline-flex shrink-0">
      <Avatar image={person.image} className="size-10!" />
      <PresenceDot presence={presence} className="absolute bottom-0 end-0 ring-2 ring-card" />
    </span>
  );
}
