import type { Mail } from '../mail';
import { elsewhere } from './elsewhere';
import { inbox } from './inbox';

/** Twenty-six mails, in all folders. */
export const mails: Mail[] = [...inbox, ...elsewhere];
