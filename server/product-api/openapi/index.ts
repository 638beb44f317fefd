import { buildOpenApi } from './build';

/** GET openapi.json: built on request, since it is rarely used. */
export const openApi: Record<string, () => Promise<ReturnType<typeof buildOpenApi>>> = {
  'GET openapi.json': async () => buildOpenApi(),
};
