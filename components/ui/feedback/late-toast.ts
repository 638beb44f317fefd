import { latePart } from '@/components/ui/hooks/late-part';

/** `toast`, for scripts of a first load. */
export const lateToast = latePart(async () => (await import('./toast')).toast);
