'use client';

import { HexColorInput, HexColorPicker } from 'react-colorful';
import { classNames } from './class-names';
import { inputClasses } from './input-classes';

interface ColorPanelProps {
  value: string;
  onChange: (value: string) => void;
}

/** What a colour picker opens: an area of saturation and brightness, a strip of hues, a field for the digits. */
export default function ColorPanel({ value, onChange }: ColorPanelProps) {
  return (
    <div className="flex flex-col gap-3">
      <HexColorPicker color={value} onChange={onChange} />
      <HexColorInput
        prefixed
        color={value}
        onChange={onChange}
        aria-label="Hex digits"
        className={classNames(inputClasses, 'font-mono uppercase')}
      />
    </div>
  );
}
