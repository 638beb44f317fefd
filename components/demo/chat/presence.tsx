import { classNames } from '@/components/ui/styles/class-names';
import { Avatar } from '@/components/ui/display/avatar';
import type { Person } from '../data/people';
import type { Presence } from './conversation';

export const presenceWords: Record<Presence, string> = { active: 'Active', away: 'Away', busy: 'Busy' };

const dots: Record<Presence, string> = {
  active: 'rounded-full bg-success-solid',
  away: 'rounded-full border-[3px] border-warn-solid bg-card',
  busy: 'rounded-xs bg-danger-solid',
};

/** A dot with a colour and a shape; its word is beside it or read out. */
export function PresenceDot({ presence, className }: { presence: Presence; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('inline-block size-2.5 shrink-0', dots[presence], className)}
    />
  );
}

/** A portrait with the person's presence at its corner. */
export function PresentAvatar({ person, presence }: { person: Person; presence: Presence }) {
  return (
    <span className="relative inline-flex shrink-0">
      <Avatar image={person.image} className="size-10!" />
      <PresenceDot
        presence={presence}
        className="absolute bottom-0 end-0 shadow-[0_0_0_2px_var(--p-content-background)]"
      />
    </span>
  );
}
