'use client';

import { useState } from 'react';

/**
 * What is selected, where a press selects: shown with the next paint, before the router has drawn what it leads to.
 * @param selected as the page has it, which wins when it changes
 * @param failure why what was pressed could not be shown, new for each failure: `selected` is shown again
 */
export function usePressed<T>(
  selected: T,
  failure: object | undefined,
): [shown: T, press: (value: T) => void] {
  const [state, setState] = useState({ selected, failure, shown: selected });
  if (state.selected !== selected || state.failure !== failure) {
    setState({ selected, failure, shown: selected });
  }
  return [state.shown, (shown) => setState({ selected, failure, shown })];
}
