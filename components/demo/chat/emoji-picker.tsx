'use client';

import { useState, type KeyboardEvent } from 'react';
import { emojiGroups } from './emoji';

const columns = 6;
const names = emojiGroups.flatMap(({ emoji }) => emoji.map(([, name]) => name));

const steps: Partial<Record<string, number>> = {
  ArrowDown: columns,
  ArrowUp: -columns,
  Home: -names.length,
  End: names.length,
};

/**
 * Emoji in groups: one Tab stop, arrow keys within. Each group fills its rows, so that all rows have the same
 * length.
 */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const [active, setActive] = useState(names[0]);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = { ...steps, ArrowRight: onward, ArrowLeft: -onward }[event.key];
    const all = [...event.currentTarget.querySelectorAll('button')];
    const from = all.findIndex((button) => button === document.activeElement);
    if (step === undefined || from < 0) return;
    event.preventDefault();
    all[Math.min(all.length - 1, Math.max(0, from + step))]?.focus();
  };

  return (
    <div onKeyDown={move} className="flex flex-col gap-3">
      {emojiGroups.map((group) => (
        <div key={group.name} role="group" aria-label={group.name}>
          <p aria-hidden="true" className="mb-1 text-xs font-semibold text-muted">
            {group.name}
          </p>
          <div className="grid grid-cols-6 gap-1">
            {group.emoji.map(([symbol, name]) => (
              <button
                key={name}
                type="button"
                aria-label={name}
                title={name}
                tabIndex={name === active ? 0 : -1}
                onFocus={() => setActive(name)}
                onClick={() => onPick(symbol)}
                className="hover:bg-surface-500/10 flex size-10 items-center justify-center rounded-md text-xl transition-colors"
              >
                {symbol}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
