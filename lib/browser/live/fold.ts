/** ms between two runs. */
const pause = 1_000;

/** Folds what is asked for in quick succession: the first runs at once, those of the next second together. */
export function fold(run: () => void): { ask: () => void; cancel: () => void } {
  let last = -Infinity;
  let timer: number | undefined;
  const go = () => {
    timer = undefined;
    last = performance.now();
    run();
  };
  return {
    ask: () => {
      timer ??= window.setTimeout(go, Math.max(0, last + pause - performance.now()));
    },
    cancel: () => clearTimeout(timer),
  };
}
