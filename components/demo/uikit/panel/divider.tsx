import { DemoSection } from '@/components/demo/demo-section';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Divider } from '@/components/ui/display/divider';

export default function DividerSection() {
  return (
    <DemoSection title="Divider">
      <div className="flex flex-col text-sm md:flex-row">
        <div className="grow basis-0">
          <h3 className="font-semibold">To your door</h3>
          <p className="mt-1 text-muted">
            The driver rings once and leaves the parcel with a neighbour if you say so beforehand.
          </p>
          <ButtonLink href="/account" variant="secondary" className="mt-4">
            Check the address
          </ButtonLink>
        </div>
        <Divider orientation="responsive">or</Divider>
        <div className="grow basis-0">
          <h3 className="font-semibold">To a pick-up point</h3>
          <p className="mt-1 text-muted">
            It waits for ten days, and the opening hours are longer than ours.
          </p>
          <ButtonLink href="/packages" variant="secondary" className="mt-4">
            See what is waiting
          </ButtonLink>
        </div>
      </div>
      <Divider />
      <p className="text-sm text-muted">Either way we write to you on the day it leaves the warehouse.</p>
    </DemoSection>
  );
}
