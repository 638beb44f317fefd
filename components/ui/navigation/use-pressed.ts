'use client';

import { useState } from 'react';

/**
 * What is selected, where a press selects: shown with the next paint, before the router has drawn what it leads to.
 * @param selected as the page has it, which wins when it changes
 */
export function usePressed<T>(selected: T): [shown: T, press: (value: T) => void] {
  const [state, setState] = useState({ selected, shown: selected });
  if (state.selected !== selected) setState({ selected, shown: selected });
  return [state.shown, (shown) => setState({ selected, shown })];
}
