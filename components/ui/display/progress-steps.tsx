import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

interface ProgressStepsProps {
  /** The accessible name. */
  label: string;
  steps: string[];
  /** Index of the current step; `steps.length` when all are done. */
  current: number;
  /** The process ended at the current step without completing. */
  stopped?: boolean;
  /** Lets the user go back: completed steps become buttons. */
  onSelect?: (index: number) => void;
  className?: string;
}

/** Completed, current and upcoming steps. On a phone only the current step is named. */
export function ProgressSteps({
  label,
  steps,
  current,
  stopped = false,
  onSelect,
  className,
}: ProgressStepsProps) {
  return (
    <ol aria-label={label} className={classNames('flex gap-1.5', className)}>
      {steps.map((step, index) => {
        const done = index < current;
        const here = index === current;
        return (
          <li
            key={step}
            aria-current={here ? 'step' : undefined}
            className={classNames(
              'flex min-w-0 flex-col gap-2',
              here ? 'grow-[3] basis-0 md:grow' : 'grow basis-0',
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'h-1.5 rounded-full',
                here && stopped ? 'bg-surface-500' : done || here ? 'bg-primary-mark' : 'bg-surface-500/25',
              )}
            />
            <span
              className={classNames(
                'items-center gap-1 text-xs',
                here
                  ? 'flex font-semibold text-strong'
                  : 'sr-only text-muted focus-within:not-sr-only md:not-sr-only md:flex',
              )}
            >
              {done && <Icon name="check" className="shrink-0 text-primary-text" />}
              {done && onSelect ? (
                <button
                  type="button"
                  onClick={() => onSelect(index)}
                  className="min-h-6 min-w-0 rounded-xs text-start hover:text-body hover:underline"
                >
                  {step}
                </button>
              ) : (
                <span className="min-w-0">{step}</span>
              )}
              {done && <VisuallyHidden> {text('ui.steps.done')}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
