import { useState, useSyncExternalStore } from 'react';

function onTick(heard: () => void): () => void {
  document.addEventListener('change', heard);
  return () => document.removeEventListener('change', heard);
}

const isTicked = () =>
  document.querySelector('.package-choice > :checked, [data-choose-all]:checked') !== null;

/** Whether a package of the list has been chosen, if only before the script came; it stays so. */
export function useChoosing(): boolean {
  const ticked = useSyncExternalStore(onTick, isTicked, () => false);
  const [choosing, setChoosing] = useState(false);
  if (ticked && !choosing) setChoosing(true);
  return choosing;
}
