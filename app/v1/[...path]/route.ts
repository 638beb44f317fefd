import { readSettings } from '@/lib/runtime/settings';
import { providerFetch } from '@/lib/session/verify/provider';
import { answerPublicPath } from '@/lib/bff/gateway/public-paths';

function handle(request: Request): Promise<Response> {
  const settings = readSettings();
  return answerPublicPath(request, { settings, provider: providerFetch(settings) });
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
