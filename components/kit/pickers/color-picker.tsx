'use client';

import { HexColorInput, HexColorPicker } from 'react-colorful';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { inputClasses } from '@/components/ui/field/input-classes';
import { Picker, type PickerControl } from './picker';

interface ColorPickerProps extends PickerControl {
  /** The accessible name of the panel. */
  label: string;
  /** `#rrggbb`. */
  value: string;
  onChange: (value: string) => void;
}

/** A colour, by pointer, by keyboard or by its hex digits. */
export function ColorPicker({ label, value, onChange, ...control }: ColorPickerProps) {
  const shown = (
    <>
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-sm border border-line"
        style={{ background: value }}
      />
      <span className="font-mono uppercase">{value}</span>
    </>
  );
  return (
    <Picker {...control} panelLabel={label} shown={shown}>
      {() => (
        <div className="flex flex-col gap-3 p-3">
          <HexColorPicker color={value} onChange={onChange} style={{ width: '100%' }} />
          <HexColorInput
            prefixed
            color={value}
            onChange={onChange}
            aria-label={text('kit.picker.hexDigits')}
            className={classNames(inputClasses, 'font-mono uppercase')}
          />
        </div>
      )}
    </Picker>
  );
}
