import { Card } from '@/components/ui/display/card';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Picture } from '@/components/ui/display/picture';
import { warehouse } from '../data/warehouse';

const lines = [warehouse.name, ...warehouse.address];

/** A drawn map with the address below it. */
export function MapCard() {
  return (
    <Card id="map" aria-labelledby="map-title" padding="none" className="scroll-mt-20 overflow-hidden">
      <Picture
        src="/static/demo/pages/map.svg"
        alt="A street map: the warehouse stands on NW 25th Street, between Banyan Park and the Old Canal."
        width={960}
        height={480}
        className="w-full border-b border-line"
      />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 md:p-6">
        <address className="text-sm not-italic">
          <h2 id="map-title" className="text-base font-semibold">
            {warehouse.name}
          </h2>
          {warehouse.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <CopyButton text={lines.join('\n')} label="Copy address" variant="secondary" />
        <p className="w-full text-sm text-muted">
          From the expressway take the exit before the canal, then the second street on the left. Visitors
          park in front of dock 2.
        </p>
      </div>
    </Card>
  );
}
