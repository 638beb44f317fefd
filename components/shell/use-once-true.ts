'use client';

import { useState } from 'react';

/** True from the first time on that the condition is: what has been opened stays to be closed with its transition. */
export function useOnceTrue(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}
