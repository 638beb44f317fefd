import { FullPageTools } from '@/components/shell/frame/full-page-tools';
import { Logo } from '@/components/shell/frame/logo';
import { NotFoundMessage } from './not-found-message';

/** The not-found page outside the shell (SPEC section 2). */
export default function NotFoundScreen() {
  return (
    <>
      <FullPageTools />
      <main className="full-page max-w-xl gap-8">
        <div className="flex justify-center">
          <Logo />
        </div>
        <NotFoundMessage title="This page does not exist">
          The address may be mistyped, or the page may have moved.
        </NotFoundMessage>
      </main>
    </>
  );
}
