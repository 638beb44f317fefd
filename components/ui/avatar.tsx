import { classNames } from './class-names';

interface AvatarProps {
  /** One or two letters (SPEC section 9: first and last word of a name). */
  initials: string;
  className?: string;
}

/** Initials in a disc; decorative, the name stands beside it or in the control's label. */
export function Avatar({ initials, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-highlight text-xs font-semibold text-highlight-text',
        className,
      )}
    >
      {initials}
    </span>
  );
}
