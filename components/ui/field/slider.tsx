'use client';

import { Slider as Base } from '@base-ui/react/slider';
import { currentLanguage, text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';

interface SliderProps<V extends number | readonly [number, number]> {
  /** One number, or two for a range. */
  value: V;
  onChange: (value: V) => void;
  /** The accessible name; for a range, one per end. */
  label: V extends number ? string : readonly [string, string];
  min?: number;
  max?: number;
  step?: number;
  format?: Intl.NumberFormatOptions;
  disabled?: boolean;
  className?: string;
}

const endText = (value: string, _: number, index: number) =>
  index === 0 ? text('ui.slider.start', { value }) : text('ui.slider.end', { value });

/** A value in a range, by pointer or keyboard. Add a text field for exact values. */
export function Slider<V extends number | readonly [number, number]>({
  value,
  onChange,
  label,
  className,
  ...rest
}: SliderProps<V>) {
  const labels: readonly string[] = typeof label === 'string' ? [label] : label;
  return (
    <Base.Root<number | readonly number[]>
      value={value}
      onValueChange={(next) => onChange(next as V)}
      locale={currentLanguage()}
      className={classNames('data-disabled:opacity-60', className)}
      {...rest}
    >
      <Base.Control className="data-disabled:cursor-not-allowed flex h-10 w-full cursor-pointer touch-none select-none items-center px-2.5">
        <Base.Track className="h-1 w-full rounded-full bg-field-line">
          <Base.Indicator className="rounded-full bg-primary-mark" />
          {labels.map((name, index) => (
            <Base.Thumb
              key={name}
              index={index}
              getAriaLabel={() => name}
              {...(labels.length > 1 && { getAriaValueText: endText })}
              className={classNames(
                'size-5 rounded-full border-2 border-primary-mark bg-card transition-[box-shadow,background-color]',
                'has-focus-visible:focus-ring hover:tinted',
              )}
            />
          ))}
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
