import { answerBrowserCall } from '@/lib/api/bff';

interface Context {
  params: Promise<{ call: string }>;
}

async function handle(request: Request, { params }: Context): Promise<Response> {
  return answerBrowserCall(request, (await params).call);
}

export { handle as GET, handle as POST };
