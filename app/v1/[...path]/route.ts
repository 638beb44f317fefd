import { readSettings } from '@/lib/env';
import { providerFetch } from '@/lib/session/provider';
import { answerPublicPath } from '@/lib/session/public-paths';

function handle(request: Request): Promise<Response> {
  const settings = readSettings();
  return answerPublicPath(request, { settings, provider: providerFetch(settings) });
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
