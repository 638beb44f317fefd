'use client';

import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import type { Mail } from './mail';

interface MarkButtonProps {
  mail: Mail;
  mark: 'starred' | 'important';
  onChange: (on: boolean) => void;
  className?: string;
}

const looks = {
  starred: { icon: 'demo:star', name: 'Starred', on: 'fill-primary stroke-primary-mark' },
  important: { icon: 'flag', name: 'Important', on: 'text-danger fill-current' },
} as const;

/** The star or flag button of a mail. */
export function MarkButton({ mail, mark, onChange, className }: MarkButtonProps) {
  const { icon, name, on } = looks[mark];
  const pressed = mail[mark];
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={`${name}: ${mail.subject}`}
      title={name}
      onClick={() => onChange(!pressed)}
      className={classNames(
        'hover:bg-surface-500/10 inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted transition-colors',
        className,
      )}
    >
      <Icon name={icon} size={20} className={pressed ? on : ''} />
    </button>
  );
}
