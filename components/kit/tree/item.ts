import { CheckedState, type ItemInstance } from '@headless-tree/core';
import type { CheckState } from './check-mark';

/** A row's state as ARIA writes it. */
export const checkedValues = { checked: true, unchecked: false, indeterminate: 'mixed' } as const;

const states: Record<CheckedState, CheckState> = {
  [CheckedState.Checked]: 'checked',
  [CheckedState.Unchecked]: 'unchecked',
  [CheckedState.Indeterminate]: 'indeterminate',
};

/** Whether all, none or some of what a row stands for is checked. */
export function checkState<T>(item: ItemInstance<T>): CheckState {
  return states[item.getCheckedState()];
}

/** Opens or closes a row, which takes the focus. */
export function toggleFolder<T>(item: ItemInstance<T>): void {
  item.setFocused();
  if (item.isExpanded()) item.collapse();
  else item.expand();
}
