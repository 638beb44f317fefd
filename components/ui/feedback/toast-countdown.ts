/** The longest delay a browser's timer accepts; a longer one would fire at once. */
const longest = 2 ** 31 - 1;

/**
 * A countdown that can be paused for several reasons at a time; once the last is gone it resumes with the
 * remaining time (SPEC section 4: hover pauses a toast's countdown, leaving resumes it).
 */
export class Countdown {
  readonly #onEnd: () => void;
  readonly #holds = new Set<string>();
  #left: number;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;

  /** @param life milliseconds */
  constructor(life: number, onEnd: () => void) {
    this.#left = Math.min(life, longest);
    this.#onEnd = onEnd;
  }

  /** Starts it, or resumes after `stop`. */
  start(): void {
    this.#running = true;
    this.#tick();
  }

  /** Clears the timer and stores the remaining time. */
  stop(): void {
    this.#pause();
    this.#running = false;
  }

  hold(reason: string): void {
    this.#pause();
    this.#holds.add(reason);
  }

  release(reason: string): void {
    if (this.#holds.delete(reason)) this.#tick();
  }

  #tick(): void {
    if (!this.#running || this.#holds.size > 0 || this.#timer !== undefined) return;
    this.#since = performance.now();
    this.#timer = setTimeout(this.#onEnd, this.#left);
  }

  #pause(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#left = Math.max(0, this.#left - (performance.now() - this.#since));
  }
}
