import { FullPageTools } from '@/components/shell/frame/full-page-tools';
import { Logo } from '@/components/shell/frame/logo';
import { text } from '@/lib/text/text';
import { NotFoundMessage } from './not-found-message';

/** The not-found page outside the shell (SPEC section 2). */
export function NotFoundScreen() {
  return (
    <>
      <FullPageTools />
      <main className="full-page max-w-xl gap-8">
        <div className="flex justify-center">
          <Logo />
        </div>
        <NotFoundMessage title={text('shell.notFound.page.title')}>
          {text('shell.notFound.page.line')}
        </NotFoundMessage>
      </main>
    </>
  );
}
