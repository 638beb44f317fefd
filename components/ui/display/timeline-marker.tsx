import type { IconName } from '@/lib/icons/icon-names';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from './icon';
import { toneClasses, type Tone } from '@/components/ui/styles/status';

interface TimelineMarkerProps {
  icon?: IconName | undefined;
  /** The most recent one. */
  loud?: boolean;
  tone?: Tone | undefined;
  size?: 'small' | 'large';
}

/** The round marker of an event on a timeline: an icon, or a dot. */
export function TimelineMarker({ icon, loud = false, tone, size = 'small' }: TimelineMarkerProps) {
  const quiet = tone ? toneClasses[tone] : 'bg-surface-500/15 text-muted';
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative flex shrink-0 items-center justify-center rounded-full',
        size === 'large' ? 'size-10' : 'size-6',
        loud ? 'bg-primary text-primary-contrast' : quiet,
      )}
    >
      {icon ? (
        <Icon name={icon} size={size === 'large' ? 20 : 16} />
      ) : (
        <span className="size-1.5 rounded-full bg-current" />
      )}
    </span>
  );
}
