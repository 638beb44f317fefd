import type { ChangeEvent } from 'react';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some of the items it represents are checked. */
  partial?: boolean;
  disabled?: boolean;
  /** Out of the tab order, where the row itself handles the keyboard. */
  tabIndex?: number;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A checkbox without a visible label; the label element around it makes a target of 40 px. */
export function RowCheckbox({ label, checked, partial = false, ...rest }: RowCheckboxProps) {
  return (
    <label className="has-disabled:cursor-not-allowed -m-2.5 inline-flex size-10 cursor-pointer items-center justify-center align-middle">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = partial && !checked;
        }}
        className="size-4.5 rounded-sm accent-primary-mark"
        {...rest}
      />
    </label>
  );
}
