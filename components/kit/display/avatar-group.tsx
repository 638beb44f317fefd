import { Children, type ReactNode } from 'react';

interface AvatarGroupProps {
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** Overlapping avatars; the last may be a count of those not shown. */
export function AvatarGroup({ label, children }: AvatarGroupProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex -space-x-2">
      {Children.toArray(children).map((avatar, index) => (
        <span key={index} className="flex rounded-full bg-card ring-2 ring-card">
          {avatar}
        </span>
      ))}
    </span>
  );
}
