import { startTexts } from '@/lib/text/server/request-language';

// As the start of the server does: outside of a request, texts are English.
startTexts();
