import type { Severity } from './severity';

/** Coloured text on a card. */
export const severityText: Record<Severity, string> = {
  info: 'text-info',
  success: 'text-success',
  warn: 'text-warn',
  error: 'text-danger',
  secondary: 'text-secondary',
  contrast: 'text-strong',
};
