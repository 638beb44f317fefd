import { readSettings } from '@/lib/env';
import { createGateway } from '@/lib/session/gateway';
import { providerFetch } from '@/lib/session/provider';

function handle(request: Request): Promise<Response> {
  const settings = readSettings();
  return createGateway({ settings, provider: providerFetch(settings) })(request);
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
