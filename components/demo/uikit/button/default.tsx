import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';

export default function DefaultSection() {
  return (
    <DemoSection title="Default">
      <div className="flex flex-wrap items-center gap-2">
        <Button>Send parcel</Button>
        <Button disabled>Send parcel</Button>
        <Button variant="link">How sending works</Button>
        <ButtonLink href="/documentation" variant="link" icon="external-link">
          Documentation
        </ButtonLink>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
      </div>
    </DemoSection>
  );
}
