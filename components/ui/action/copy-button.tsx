'use client';

import { useEffect, useState } from 'react';
import { Button } from './button';
import type { ButtonVariant } from './button-classes';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';

interface CopyButtonProps {
  text: string;
  /** The kind of text, such as "tracking number": part of the accessible name. */
  label: string;
  variant?: ButtonVariant;
}

/** Copies a text and confirms it for two seconds. */
export function CopyButton({ text, label, variant = 'ghost' }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };

  return (
    <Button variant={variant} size="small" icon={state === 'copied' ? 'check' : 'copy'} onClick={copy}>
      <span aria-live="polite">{{ idle: 'Copy', copied: 'Copied', failed: 'Copy failed' }[state]}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}
