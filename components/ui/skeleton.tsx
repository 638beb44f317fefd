import { classNames } from './class-names';

/** A grey block in the shape of what comes: give it a height and a width. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('bg-surface-500/15 block animate-pulse rounded-sm', className)}
    />
  );
}
