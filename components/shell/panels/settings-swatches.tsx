'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/action/button';
import { classNames } from '@/components/ui/styles/class-names';
import { FieldGroup } from '@/components/ui/field/field-group';
import { Icon } from '@/components/ui/display/icon';
import { text } from '@/lib/text/text';

interface SettingsSwatchesProps<N extends string> {
  legend: string;
  kind: 'primary' | 'surface';
  names: readonly N[];
  nameOf: (name: N) => string;
  /** Null if the customer has chosen none. */
  chosen: N | null;
  /** The one in effect, chosen or not. */
  highlighted: N;
  /** Describes the one in effect. */
  hint: string;
  onChoose: (name: N) => void;
  /** Resets the choice. */
  onReset?: () => void;
}

/** Colours to choose from, drawn by the theme's style sheet: no palette is shipped to the browser. */
export function SettingsSwatches<N extends string>({
  legend,
  kind,
  names,
  nameOf,
  chosen,
  highlighted,
  hint,
  onChoose,
  onReset,
}: SettingsSwatchesProps<N>) {
  const group = useId();
  return (
    <FieldGroup radios legend={legend} hint={hint}>
      <div className="-mx-1 grid grid-cols-9">
        {names.map((name) => (
          <label
            key={name}
            title={nameOf(name)}
            data-highlighted={name === highlighted ? '' : undefined}
            className="group relative flex h-9 cursor-pointer items-center justify-center"
          >
            <input
              type="radio"
              name={group}
              aria-label={nameOf(name)}
              checked={name === chosen}
              onChange={() => onChoose(name)}
              className="peer absolute inset-0 cursor-pointer appearance-none outline-none focus-visible:shadow-none"
            />
            <span
              {...{ [`data-swatch-${kind}`]: name }}
              className={classNames(
                'bg-(--p-swatch) pointer-events-none flex size-6 items-center justify-center rounded-full outline-offset-2',
                'transition-transform group-hover:scale-110',
                'peer-focus-visible:outline-3! peer-focus-visible:outline-primary-text!',
                kind === 'surface' ? 'text-surface-0' : name === 'noir' ? 'text-card' : 'text-primary-950',
                name === highlighted && 'outline-2 outline-strong',
              )}
            >
              {name === highlighted && <Icon name="check" />}
            </span>
          </label>
        ))}
      </div>
      {onReset && chosen !== null && (
        <Button
          variant="ghost"
          size="small"
          icon="rotate-ccw"
          className="-ms-3"
          onClick={(event) => {
            // The button disappears, so the focus moves to the colours.
            event.currentTarget.closest('fieldset')?.querySelector('input')?.focus();
            onReset();
          }}
        >
          {text('shell.settings.useDefault')}
        </Button>
      )}
    </FieldGroup>
  );
}
