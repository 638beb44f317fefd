import { answerBrowserCall } from '@/lib/bff/browser-calls/bff';

interface Context {
  params: Promise<{ call: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerBrowserCall(request, (await params).call);
}
