'use client';

import { useEffect, useState } from 'react';
import { text } from '@/lib/text/text';
import { Button } from './button';
import type { ButtonVariant } from './button-classes';

interface CopyButtonProps {
  text: string;
  /** The accessible name: "Copy tracking number". */
  label: string;
  variant?: ButtonVariant;
}

const words = { idle: 'ui.copy.idle', copied: 'ui.copy.copied', failed: 'ui.copy.failed' } as const;

/** Copies a text and confirms it for two seconds. */
export function CopyButton({ text: copied, label, variant = 'ghost' }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () => {
    navigator.clipboard.writeText(copied).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };

  return (
    <Button
      variant={variant}
      size="small"
      icon={state === 'copied' ? 'check' : 'copy'}
      aria-label={label}
      onClick={copy}
    >
      <span aria-live="polite">{text(words[state])}</span>
    </Button>
  );
}
