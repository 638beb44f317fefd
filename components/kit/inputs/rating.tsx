import { useId } from 'react';
import { text } from '@/lib/text/text';
import { FieldGroup } from '@/components/ui/field/field-group';
import { Icon } from '@/components/ui/display/icon';
import { IconButton } from '@/components/ui/action/icon-button';

interface RatingProps {
  legend: string;
  /** 0 is no rating. */
  value: number;
  onChange: (value: number) => void;
  stars?: number;
  error?: string | undefined;
  disabled?: boolean;
  /** Adds a button to clear the rating. */
  clearable?: boolean;
}

/** A star rating. Native radio buttons underneath: arrows move, and each star has its name. */
export function Rating({
  legend,
  value,
  onChange,
  stars = 5,
  error,
  disabled = false,
  clearable = false,
}: RatingProps) {
  const name = useId();
  return (
    <FieldGroup legend={legend} error={error} disabled={disabled} radios>
      <div className="has-disabled:opacity-60 -ms-2 flex min-h-10 items-center">
        {Array.from({ length: stars }, (_, index) => index + 1).map((star) => (
          <label key={star} className="relative flex size-10 items-center justify-center">
            <input
              type="radio"
              name={name}
              checked={star === value}
              onChange={() => onChange(star)}
              className="hover:bg-surface-500/10 absolute inset-1 cursor-pointer appearance-none rounded-md"
            />
            <Icon
              name="demo:star"
              size={20}
              className={`pointer-events-none relative ${star <= value ? 'fill-primary stroke-primary-mark' : 'text-muted'}`}
            />
            <span className="sr-only">{text('kit.rating.stars', { count: star })}</span>
          </label>
        ))}
        {clearable && value > 0 && !disabled && (
          <IconButton icon="x" label={text('kit.rating.clear', { legend })} onClick={() => onChange(0)} />
        )}
      </div>
    </FieldGroup>
  );
}
