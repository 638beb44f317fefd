import { ButtonLink } from '@/components/ui/action/button-link';
import { OnboardFrame } from './onboard-frame';

interface HasAccountProps {
  name: string;
  suiteNumber: string;
}

/** A signed-in visitor with an account: a second one would not be found by their address. */
export function HasAccount({ name, suiteNumber }: HasAccountProps) {
  return (
    <OnboardFrame
      title="Your account is set up"
      description={
        <>
          {name}, your suite is <strong className="font-medium text-body">{suiteNumber}</strong>. To set up
          another account, sign out first and open its link again.
        </>
      }
    >
      <ButtonLink href="/" size="large">
        Go to Home
      </ButtonLink>
    </OnboardFrame>
  );
}
