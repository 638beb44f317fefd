import { latePart } from '@/components/ui/hooks/late-part';

export const lateSignOut = latePart(async () => (await import('./leave-for-login')).leaveForLogin);
