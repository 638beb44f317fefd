import { FullPageTools } from './full-page-tools';
import { Logo } from './logo';
import { NotFoundMessage } from './not-found-message';

/** The not-found page outside the shell (SPEC section 2). */
export default function NotFoundScreen() {
  return (
    <>
      <FullPageTools />
      <main className="mx-auto flex min-h-dvh w-full max-w-xl flex-col justify-center gap-8 px-4 py-20">
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
