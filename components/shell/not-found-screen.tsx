import { ButtonLink } from '@/components/ui/button-link';
import { Logo } from './logo';
import { NotFoundMessage } from './not-found-message';

/** The not-found page outside the shell. */
export function NotFoundScreen() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-8 px-4 py-12">
      <Logo />
      <NotFoundMessage
        title="This page does not exist"
        action={
          <ButtonLink href="/" icon="house">
            Go to Home
          </ButtonLink>
        }
      >
        The address may be mistyped, or the page may have moved.
      </NotFoundMessage>
    </main>
  );
}
