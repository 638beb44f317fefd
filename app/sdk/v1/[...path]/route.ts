import { readSettings } from '@/lib/runtime/settings';
import { createGateway } from '@/lib/bff/gateway';
import { providerFetch } from '@/lib/session/verify/provider';

function handle(request: Request): Promise<Response> {
  const settings = readSettings();
  return createGateway({ settings, provider: providerFetch(settings) })(request);
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
