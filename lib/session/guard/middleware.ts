import { NextResponse, type NextRequest } from 'next/server';
import type { Settings } from '@/lib/runtime/settings/settings';
import { judgeRequest, type Judgement } from './judge';

function responseTo(judgement: Judgement, request: NextRequest, settings: Settings): NextResponse {
  if (judgement.kind === 'redirect')
    return NextResponse.redirect(new URL(judgement.path, settings.publicOrigin), judgement.status);
  if (judgement.kind === 'answer') return new NextResponse(judgement.body, { status: judgement.status });
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(judgement.forwarded)) headers.set(name, value);
  return NextResponse.next({ request: { headers } });
}

/** The guard as Next's middleware: answers one page request or lets it pass. */
export async function guardRequest(request: NextRequest, settings: Settings): Promise<Response> {
  const { method, headers, nextUrl } = request;
  const { pathname, searchParams } = nextUrl;
  const page = { method, pathname, searchParams, headers, withBody: () => request.clone() };
  const judgement = await judgeRequest(page, settings);
  const response = responseTo(judgement, request, settings);
  for (const [name, value] of Object.entries(judgement.headers)) response.headers.set(name, value);
  for (const line of judgement.cookies) response.headers.append('set-cookie', line);
  return response;
}
