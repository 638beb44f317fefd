import { buttonClasses } from '@/components/ui/button-classes';
import { Icon } from '@/components/ui/icon';
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
          // A link of Next would put its script into the first load of every page.
          // eslint-disable-next-line @next/next/no-html-link-for-pages
          <a href="/" className={buttonClasses('primary', 'medium')}>
            <Icon name="house" />
            Go to Home
          </a>
        }
      >
        The address may be mistyped, or the page may have moved.
      </NotFoundMessage>
    </main>
  );
}
