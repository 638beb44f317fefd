import { AppError, ErrorCode } from '@/lib/contract/errors';

/** Error 1042: the state of a package or shipment does not allow a change. */
export const notAllowed = (message: string) => new AppError(ErrorCode.transitionNotAllowed, message);
