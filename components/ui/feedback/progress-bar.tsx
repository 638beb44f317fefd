import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';

interface ProgressBarProps {
  /** The accessible name. */
  label: string;
  /** 0 to 100; without it the progress is indeterminate. */
  value?: number;
  /** Shows the percentage beside the bar. */
  showValue?: boolean;
  className?: string;
}

/** Determinate or indeterminate progress. */
export function ProgressBar({ label, value, showValue = false, className }: ProgressBarProps) {
  const known = value !== undefined;
  const percent = known ? Math.min(100, Math.max(0, Math.round(value))) : 0;
  return (
    <div className={classNames('flex items-center gap-3', className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known ? percent : undefined}
        className="bg-surface-500/20 h-2 min-w-0 grow overflow-hidden rounded-full"
      >
        <div
          className={classNames(
            'h-full rounded-full bg-primary-mark',
            known ? 'transition-[width] duration-500 ease-out' : 'animate-underway relative w-2/5',
          )}
          style={known ? { width: `${percent}%` } : undefined}
        />
      </div>
      {showValue && known && (
        <span aria-hidden="true" className="w-12 text-end text-sm tabular-nums text-muted">
          {text('ui.progress', { percent: String(percent) })}
        </span>
      )}
    </div>
  );
}
