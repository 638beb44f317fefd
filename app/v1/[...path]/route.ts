import { readSettings } from '@/lib/env';
import { providerFetch } from '@/lib/session/provider';
import { answerPublicPath } from '@/lib/session/public-paths';

export function GET(request: Request): Promise<Response> {
  return answerPublicPath(request, providerFetch(readSettings()));
}
