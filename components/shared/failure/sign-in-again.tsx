import { buttonClasses } from '@/components/ui/action/button-classes';

/** The way back in for who is signed out with something typed: in another window, so that it stays in this one. */
export function SignInAgain() {
  return (
    <a href="/session/clear" target="_blank" rel="noreferrer" className={buttonClasses('secondary', 'small')}>
      Sign in again
    </a>
  );
}
