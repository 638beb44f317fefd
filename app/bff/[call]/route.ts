import { answerBrowserCall } from '@/lib/bff/browser-calls/bff';

interface Context {
  params: Promise<{ call: string }>;
}

async function answer(request: Request, { params }: Context): Promise<Response> {
  return answerBrowserCall(request, (await params).call);
}

export { answer as GET, answer as POST };
