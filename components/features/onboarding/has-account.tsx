import { ButtonLink } from '@/components/ui/action/button-link';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';
import { OnboardFrame } from './onboard-frame';

interface HasAccountProps {
  name: string;
  suiteNumber: string;
}

/** A signed-in visitor with an account: a second one would not be found by their address. */
export function HasAccount({ name, suiteNumber }: HasAccountProps) {
  return (
    <OnboardFrame
      title={text('onboarding.done.title')}
      description={richText('onboardingPage.hasAccount.description', {
        strong: (chunks) => (
          <strong dir="auto" className="font-medium text-body">
            {chunks}
          </strong>
        ),
        name,
        suite: suiteNumber,
      })}
    >
      <ButtonLink href="/" size="large">
        {text('onboardingPage.hasAccount.home')}
      </ButtonLink>
    </OnboardFrame>
  );
}
