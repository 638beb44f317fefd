'use client';

import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { text } from '@/lib/text/text';
import type { Choice } from '@/components/ui/field/choice';
import { classNames } from '@/components/ui/styles/class-names';
import { pickerAnchor } from '@/components/ui/field/picker-classes';
import { optionClasses, popupClasses, popupMotion } from '@/components/ui/overlay/popup-classes';

interface ComboboxPanelProps {
  choices: readonly Choice[];
  width: 'input' | 'own' | 'wide';
}

const widths = { input: 'w-(--input-width)', own: 'w-64', wide: 'w-96 max-w-[calc(100vw-2rem)]' };

/** The suggestions under a field, in the layer of overlays (SPEC section 9). */
export function ComboboxPanel({ choices, width }: ComboboxPanelProps) {
  return (
    <ComboboxOptions
      transition
      modal={false}
      anchor={pickerAnchor}
      className={classNames(
        popupClasses,
        popupMotion,
        'max-h-72! z-overlay origin-top p-1 data-[anchor~=top]:origin-bottom',
        widths[width],
      )}
    >
      {choices.map((choice) => (
        <ComboboxOption
          key={choice.value}
          value={choice.value}
          disabled={choice.disabled ?? false}
          className={optionClasses}
        >
          {choice.mark}
          <span className="min-w-0 grow truncate">{choice.label}</span>
        </ComboboxOption>
      ))}
      {choices.length === 0 && <p className="px-3 py-2 text-muted">{text('kit.picker.noMatch')}</p>}
    </ComboboxOptions>
  );
}
