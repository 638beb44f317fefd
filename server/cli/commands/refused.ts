import { AppError } from '@/lib/contract/errors';

/** A command can't be carried out; the message says how to correct it. */
export class RefusedError extends Error {
  override readonly name: string = 'RefusedError';
}

/** Does what an operators' call does. @throws RefusedError with what the call answers */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.entries(error.fields ?? {}).map(([field, why]) => `${field}: ${why}`);
    throw new RefusedError([error.message, ...fields].join('\n'), { cause: error });
  }
}
