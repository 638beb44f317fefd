import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';

interface StrengthMeterProps {
  id: string;
  /** 0 to 4; undefined while unknown. */
  score: number | undefined;
  /** Not acceptable, whatever its score. */
  refused?: boolean;
  /** How to improve it, in a sentence. */
  hint?: string | undefined;
}

const words = [
  'ui.strength.veryWeak',
  'ui.strength.weak',
  'ui.strength.medium',
  'ui.strength.strong',
  'ui.strength.veryStrong',
] as const;
const colours = [
  'bg-danger-solid',
  'bg-danger-solid',
  'bg-warn-solid',
  'bg-success-solid',
  'bg-success-solid',
];

/**
 * A password's strength: four bars, a word, and a hint. Always rendered, so that the layout does not shift.
 */
export function StrengthMeter({ id, score, refused = false, hint }: StrengthMeterProps) {
  const level = score === undefined ? undefined : refused ? Math.min(score, 1) : score;
  const word = level === undefined ? undefined : words[level];
  const filled = level === undefined ? 0 : Math.max(1, level);
  return (
    <div>
      <div aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={classNames(
              'h-1.5 grow rounded-full transition-colors',
              level !== undefined && bar <= filled ? colours[level] : 'bg-surface-500/20',
            )}
          />
        ))}
      </div>
      <p id={id} aria-live="polite" className="mt-1.5 min-h-10 text-sm text-muted">
        {word && (
          <>
            <span className="font-medium text-body">{text(word)}</span> {hint}
          </>
        )}
      </p>
    </div>
  );
}
