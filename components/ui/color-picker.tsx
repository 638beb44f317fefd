'use client';

import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { lazy, Suspense } from 'react';
import { classNames } from './class-names';
import type { ControlProps } from './field';
import { pickerAnchor, pickerClasses, pickerPanelClasses } from './picker-classes';

const loadPanel = () => import('./color-panel');
const ColorPanel = lazy(loadPanel);

interface ColorPickerProps extends Partial<ControlProps> {
  /** Names the panel. */
  label: string;
  /** `#rrggbb`. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  className?: string;
}

/** A colour, by eye or by its hex digits. */
export function ColorPicker({ label, value, onChange, className, ...control }: ColorPickerProps) {
  return (
    <Popover className="min-w-0">
      <PopoverButton
        role="combobox"
        aria-haspopup="dialog"
        {...control}
        onPointerEnter={() => void loadPanel()}
        className={classNames(pickerClasses, className)}
      >
        <span
          aria-hidden="true"
          className="size-5 shrink-0 rounded-sm border border-line"
          style={{ background: value }}
        />
        <span className="font-mono uppercase">{value}</span>
      </PopoverButton>
      <PopoverPanel
        focus
        transition
        anchor={pickerAnchor}
        role="dialog"
        aria-label={label}
        className={classNames(pickerPanelClasses, 'p-3')}
      >
        <div className="min-h-62 min-w-50">
          <Suspense fallback={<p className="text-sm text-muted">Fetching the colours…</p>}>
            <ColorPanel value={value} onChange={onChange} />
          </Suspense>
        </div>
      </PopoverPanel>
    </Popover>
  );
}
