import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import type { Severity } from '@/components/ui/styles/severity';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';

type BadgeSize = 'small' | 'medium' | 'large' | 'xlarge';

interface BadgeProps {
  /** A count or a short word; without one it is a dot. */
  children?: ReactNode;
  /** Defaults to the primary colour. */
  severity?: Severity;
  size?: BadgeSize;
  /** Describes the count or mark for screen readers: "unread". */
  label?: string;
  className?: string;
}

const sizes: Record<BadgeSize, string> = {
  small: 'h-5 min-w-5 px-1.5 text-xs',
  medium: 'h-6 min-w-6 px-2 text-xs',
  large: 'h-7 min-w-7 px-2 text-sm',
  xlarge: 'h-8 min-w-8 px-2.5 text-base',
};

const fills: Record<Severity, string> = {
  info: 'bg-info-solid text-info-contrast',
  success: 'bg-success-solid text-success-contrast',
  warn: 'bg-warn-solid text-warn-contrast',
  error: 'bg-danger-solid text-danger-contrast',
  secondary: 'bg-secondary-solid text-secondary-contrast',
  contrast: 'bg-contrast-solid text-contrast-contrast',
};

/** A small count or mark beside or on an element. */
export function Badge({ children, severity, size = 'medium', label, className }: BadgeProps) {
  const dot = children === undefined;
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full font-semibold tabular-nums',
        dot ? 'size-2.5' : sizes[size],
        severity ? fills[severity] : 'border border-primary-mark bg-primary text-primary-contrast',
        className,
      )}
    >
      {children}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}

/** Puts a badge on the upper corner of its element. */
export function BadgeOverlay({ badge, children }: { badge: ReactNode; children: ReactNode }) {
  return (
    <span className="relative inline-flex">
      {children}
      <span className="pointer-events-none absolute end-0 top-0 flex -translate-y-1/2 translate-x-1/2 rounded-full ring-2 ring-card rtl:-translate-x-1/2">
        {badge}
      </span>
    </span>
  );
}
