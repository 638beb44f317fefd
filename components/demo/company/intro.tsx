import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { Picture } from '@/components/ui/display/picture';
import { scenes } from '../data/scenes';

const [warehouse] = scenes;

/** What the company does, with a picture. */
export function Intro() {
  return (
    <Card padding="none" aria-labelledby="about-intro" className="grid overflow-hidden lg:grid-cols-2">
      <div className="flex flex-col items-start justify-center gap-4 p-6 md:p-10">
        <h2 id="about-intro" className="text-2xl md:text-3xl">
          A parcel is a promise with an address on it
        </h2>
        <p className="max-w-prose text-balance text-muted">
          Waybill takes in what people order in one country and brings it to their door in another. One
          warehouse in Miami, twelve countries, and a name behind every scan.
        </p>
        <ButtonLink href="/pages/contact" icon="mail">
          Contact us
        </ButtonLink>
      </div>
      {warehouse && (
        <Picture
          src={warehouse.src}
          alt={warehouse.alt}
          width={960}
          height={600}
          loading="eager"
          className="size-full min-h-0 object-cover max-lg:order-first max-lg:aspect-video"
        />
      )}
    </Card>
  );
}
