import { ButtonLink } from '@/components/ui/action/button-link';
import { Picture } from '@/components/ui/display/picture';

export function Hero() {
  return (
    <div className="grid overflow-hidden rounded-card border border-line bg-card shadow-card lg:grid-cols-2">
      <div className="flex flex-col items-start justify-center gap-4 p-6 md:p-12">
        <p className="text-sm font-semibold text-primary-text">From the shelf to the door</p>
        <h3 className="text-balance text-3xl">Your parcel knows the way home</h3>
        <p className="text-balance text-muted">
          One address for every shop, one page for every parcel, and one bill that can be read.
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <ButtonLink href="/pages/contact" size="large">
            Get an address
          </ButtonLink>
          <ButtonLink href="/pages/aboutus" size="large" variant="secondary">
            See the house
          </ButtonLink>
        </div>
      </div>
      <Picture
        src="/static/demo/scenes/doorstep.svg"
        alt="Two parcels stand beside a dark green front door."
        width={960}
        height={600}
        className="size-full min-h-56 object-cover max-lg:order-first"
      />
    </div>
  );
}
