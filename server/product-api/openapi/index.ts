import { buildOpenApi } from './build';

/** GET openapi.json: made when it is asked for, since few ask. */
export const openApi: Record<string, () => Promise<ReturnType<typeof buildOpenApi>>> = {
  'GET openapi.json': async () => buildOpenApi(),
};
