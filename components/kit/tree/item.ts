import { CheckedState, type ItemInstance } from '@headless-tree/core';
import type { CheckState } from './check-mark';

/** A row's state as an ARIA value. */
export const checkedValues = { checked: true, unchecked: false, indeterminate: 'mixed' } as const;

const states: Record<CheckedState, CheckState> = {
  [CheckedState.Checked]: 'checked',
  [CheckedState.Unchecked]: 'unchecked',
  [CheckedState.Indeterminate]: 'indeterminate',
};

/** Whether all, none or some of a row's leaves are checked. */
export function checkState<T>(item: ItemInstance<T>): CheckState {
  return states[item.getCheckedState()];
}

/** Expands or collapses a row, and focuses it. */
export function toggleFolder<T>(item: ItemInstance<T>): void {
  item.setFocused();
  if (item.isExpanded()) item.collapse();
  else item.expand();
}
