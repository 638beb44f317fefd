import { buttonClasses } from '@/components/ui/action/button-classes';
import { text } from '@/lib/text/text';

/**
 * A link to sign in again for a customer who is signed out with unsaved input: in a new window, so that this
 * one keeps it.
 */
export function SignInAgain() {
  return (
    <a href="/session/clear" target="_blank" rel="noreferrer" className={buttonClasses('secondary', 'small')}>
      {text('shell.signInAgain')}
    </a>
  );
}
