import Link from 'next/link';
import { memo } from 'react';
import { Tag } from '@/components/ui/display/tag';
import type { ShownShipment } from '@/lib/i18n/shown-shipment';

/** One shipment: a line of columns where there is space, else lines of text. It stays as it is while others load. */
export const ShipmentRow = memo(function ShipmentRow({ item }: { item: ShownShipment }) {
  const { id, title, facts, tag, tone, icon, ask, place, service, total, isPriced } = item;
  return (
    <li className="shipment-row relative px-4 py-3 hover:bg-card-hover md:px-6">
      <div className="shipment-what">
        <Link
          dir="auto"
          href={`/shipments/${id}`}
          prefetch={false}
          className="covers wrap-anywhere font-medium text-strong"
        >
          {title}
        </Link>
        <p className="text-muted">{facts}</p>
      </div>
      <p className="shipment-where">
        <bdi>{place}</bdi>
        {service !== undefined && (
          <span className="text-muted">
            {' · '}
            <bdi>{service}</bdi>
          </span>
        )}
      </p>
      <p className="shipment-state">
        <Tag tone={tone} {...(icon && { icon })}>
          {tag}
        </Tag>
        {ask !== undefined && <span className="font-medium text-strong">{ask}</span>}
      </p>
      <p className={isPriced ? 'shipment-total text-strong' : 'shipment-total text-muted'}>{total}</p>
    </li>
  );
});
