import type { IconName } from '@/lib/theme/icon-names';

/** What a message is about (SPEC section 3, toast message). */
export type Severity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast';

interface SeverityLook {
  /** Ground and text of a tinted surface; 4.5:1 in both schemes. */
  tint: string;
  /** Longer text on the tint. */
  body: string;
  /** The text colour alone, for a ground that is a card already. */
  text: string;
  icon: IconName;
}

export const severityLooks: Record<Severity, SeverityLook> = {
  info: { tint: 'bg-moving-tint text-moving', body: 'text-body', text: 'text-moving', icon: 'info' },
  success: { tint: 'bg-done-tint text-done', body: 'text-body', text: 'text-done', icon: 'circle-check' },
  warn: {
    tint: 'bg-action-tint text-action',
    body: 'text-body',
    text: 'text-action',
    icon: 'triangle-exclamation-point',
  },
  error: {
    tint: 'bg-danger-tint text-danger',
    body: 'text-body',
    text: 'text-danger',
    icon: 'circle-exclamation-point',
  },
  secondary: {
    tint: 'bg-neutral-tint text-neutral',
    body: 'text-body',
    text: 'text-neutral',
    icon: 'message-square',
  },
  contrast: { tint: 'bg-strong text-card', body: 'text-current', text: 'text-strong', icon: 'bell' },
};

/** Warnings and errors interrupt a screen reader, the others wait until it has finished. */
export function isUrgent(severity: Severity): boolean {
  return severity === 'warn' || severity === 'error';
}
