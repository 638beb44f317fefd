import { latePart } from '@/components/ui/hooks/late-part';

/** `downloadFile`, for scripts of a first load. */
export const lateDownload = latePart(async () => (await import('./download')).downloadFile);
