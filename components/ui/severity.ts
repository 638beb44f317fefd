import type { IconName } from '@/lib/theme/icon-names';

/** What a message is about (SPEC section 3, toast message). */
export type Severity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast';

interface SeverityLook {
  /** Ground and text of a tinted surface; 4.5:1 in both schemes. */
  tint: string;
  /** The text colour alone, for a ground that is a card already. */
  text: string;
  icon: IconName;
}

export const severityLooks: Record<Severity, SeverityLook> = {
  info: { tint: 'bg-moving-tint text-moving', text: 'text-moving', icon: 'info' },
  success: { tint: 'bg-done-tint text-done', text: 'text-done', icon: 'circle-check' },
  warn: { tint: 'bg-action-tint text-action', text: 'text-action', icon: 'triangle-exclamation-point' },
  error: { tint: 'bg-danger-tint text-danger', text: 'text-danger', icon: 'circle-exclamation-point' },
  secondary: { tint: 'bg-neutral-tint text-neutral', text: 'text-neutral', icon: 'message-square' },
  contrast: { tint: 'bg-strong text-card', text: 'text-strong', icon: 'bell' },
};

/** Warnings and errors interrupt a screen reader, the others wait until it has finished. */
export function isUrgent(severity: Severity): boolean {
  return severity === 'warn' || severity === 'error';
}
