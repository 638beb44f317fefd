import type { IconName } from '@/lib/icons/icon-names';

/** The severity of a message (SPEC section 3, toast message). */
export type Severity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast';

interface SeverityLook {
  /** Background and text of a message or toast; longer text on it is `body`. */
  tint: string;
  body: string;
  icon: IconName;
}

const tinted = { body: 'text-body' };

export const severityLooks: Record<Severity, SeverityLook> = {
  info: {
    ...tinted,
    tint: 'bg-info-tint text-info',
    icon: 'info',
  },
  success: {
    ...tinted,
    tint: 'bg-success-tint text-success',
    icon: 'circle-check',
  },
  warn: {
    ...tinted,
    tint: 'bg-warn-tint text-warn',
    icon: 'triangle-exclamation-point',
  },
  error: {
    ...tinted,
    tint: 'bg-danger-tint text-danger',
    icon: 'circle-exclamation-point',
  },
  secondary: {
    ...tinted,
    tint: 'bg-secondary-tint text-secondary',
    icon: 'message-square',
  },
  contrast: {
    body: 'text-current',
    tint: 'bg-contrast-solid text-contrast-contrast',
    icon: 'bell',
  },
};

/** Warnings and errors interrupt a screen reader, the others are polite. */
export function isUrgent(severity: Severity): boolean {
  return severity === 'warn' || severity === 'error';
}
