'use client';

import { Slider as Base } from '@base-ui/react/slider';
import { classNames } from '@/components/ui/styles/class-names';

interface SliderProps<V extends number | readonly [number, number]> {
  /** One number, or two for a range. */
  value: V;
  onChange: (value: V) => void;
  /** The accessible name; of a range, one for each end. */
  label: V extends number ? string : readonly [string, string];
  min?: number;
  max?: number;
  step?: number;
  format?: Intl.NumberFormatOptions;
  disabled?: boolean;
  className?: string;
}

/** A value between two bounds, by pointer or keys. Bind a text field to it where exactness matters. */
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
      locale="en-US"
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
