import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from '@/components/ui/feedback/toast-countdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(life: number) {
  const onEnd = vi.fn();
  const countdown = new Countdown(life, onEnd);
  countdown.start();
  return { countdown, onEnd };
}

it('ends after its lifetime and not before', () => {
  const { onEnd } = started(3000);
  vi.advanceTimersByTime(2999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('resumes with the time that was left when it was paused', () => {
  const { countdown, onEnd } = started(3000);
  vi.advanceTimersByTime(2000);
  countdown.hold('pointer');
  vi.advanceTimersByTime(60_000);
  countdown.release('pointer');
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('waits until the last reason to pause is gone', () => {
  const { countdown, onEnd } = started(1000);
  countdown.hold('pointer');
  countdown.hold('focus');
  countdown.hold('focus');
  countdown.release('pointer');
  vi.advanceTimersByTime(5000);
  expect(onEnd).not.toHaveBeenCalled();
  countdown.release('focus');
  vi.advanceTimersByTime(1000);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('adds up the parts of its lifetime over several pauses', () => {
  const { countdown, onEnd } = started(1000);
  for (let part = 0; part < 4; part++) {
    vi.advanceTimersByTime(200);
    countdown.hold('pointer');
    vi.advanceTimersByTime(700);
    countdown.release('pointer');
  }
  vi.advanceTimersByTime(199);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('does not start while it is paused, nor when an unknown reason is released', () => {
  const onEnd = vi.fn();
  const countdown = new Countdown(1000, onEnd);
  countdown.hold('hidden');
  countdown.start();
  countdown.release('pointer');
  vi.advanceTimersByTime(5000);
  expect(onEnd).not.toHaveBeenCalled();
  countdown.release('hidden');
  vi.advanceTimersByTime(1000);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('stops and restarts with the remaining time', () => {
  const { countdown, onEnd } = started(1000);
  vi.advanceTimersByTime(600);
  countdown.stop();
  countdown.hold('pointer');
  countdown.release('pointer');
  vi.advanceTimersByTime(5000);
  expect(onEnd).not.toHaveBeenCalled();
  countdown.start();
  vi.advanceTimersByTime(400);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('does not end at once when its lifetime exceeds the maximum of a timer', () => {
  const { onEnd } = started(Number.POSITIVE_INFINITY);
  vi.advanceTimersByTime(1_000_000);
  expect(onEnd).not.toHaveBeenCalled();
});
