import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/styles/class-names';

interface SkeletonProps {
  /** Its height and width. */
  className: string;
  shape?: 'block' | 'circle';
  style?: CSSProperties;
}

const shapes = { block: 'rounded-sm', circle: 'rounded-full' };

/** A grey placeholder in the shape of the content. */
export function Skeleton({ className, shape = 'block', style }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      style={style}
      className={classNames('bg-surface-500/15 block animate-pulse', shapes[shape], className)}
    />
  );
}
