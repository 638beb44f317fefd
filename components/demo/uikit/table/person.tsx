import { Avatar } from '@/components/ui/display/avatar';
import { initials } from '@/lib/format';

/** A name with an avatar. */
export function Person({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Avatar initials={initials(name)} className="size-7!" />
      {name}
    </span>
  );
}
