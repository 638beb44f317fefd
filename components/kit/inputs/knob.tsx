'use client';

import type { KeyboardEvent, PointerEvent } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { angleOf, arc, dial, snap, valueAt } from './knob-geometry';

interface KnobProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Formats the value: `20 °C`. */
  format?: (value: number) => string;
  invalid?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  className?: string;
}

/**
 * A dial that is a slider to screen readers: arrows step, Page keys step by ten, Home and End go to the ends.
 */
export function Knob({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  format = String,
  invalid = false,
  disabled = false,
  readOnly = false,
  className,
}: KnobProps) {
  const bounds = { min, max, step };
  const fixed = disabled || readOnly;
  const move = (next: number) => {
    const snapped = snap(next, bounds);
    if (!fixed && snapped !== value) onChange(snapped);
  };
  const turn = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - box.left - box.width / 2;
    const y = event.clientY - box.top - box.height / 2;
    move(valueAt(x, y, bounds));
  };
  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowUp: value + step,
      ArrowRight: value + step,
      ArrowDown: value - step,
      ArrowLeft: value - step,
      PageUp: value + step * 10,
      PageDown: value - step * 10,
      Home: min,
      End: max,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  const zero = angleOf(snap(0, bounds), bounds);

  return (
    <svg
      role="slider"
      tabIndex={disabled ? undefined : 0}
      viewBox="0 0 100 90"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={format(value)}
      aria-disabled={disabled || undefined}
      aria-readonly={readOnly || undefined}
      aria-invalid={invalid || undefined}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        turn(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) turn(event);
      }}
      className={classNames(
        'block w-32 touch-none select-none rounded-content',
        fixed ? 'cursor-default' : 'cursor-pointer',
        disabled && 'opacity-60',
        className,
      )}
    >
      <g fill="none" strokeWidth="12">
        <path d={dial(40)} className={invalid ? 'stroke-field-line-invalid' : 'stroke-field-line'} />
        <path d={arc(zero, angleOf(value, bounds), 40)} className="stroke-primary-mark" />
      </g>
      <text
        x="50"
        y="56"
        textAnchor="middle"
        direction="ltr"
        className="fill-current text-xl font-semibold tabular-nums"
      >
        {format(value)}
      </text>
    </svg>
  );
}
