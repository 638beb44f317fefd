import { answerFile } from '@/lib/bff/files/answer';

interface Context {
  params: Promise<{ name: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerFile(request, (await params).name);
}
