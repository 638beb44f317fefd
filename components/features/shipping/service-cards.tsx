import { Tag } from '@/components/ui/display/tag';
import { RadioCards } from '@/components/ui/field/radio-cards';
import type { ShownOption } from '@/lib/i18n/shown-quote';
import { text } from '@/lib/text/text';
import { field } from './ship-choices';

interface ServiceCardsProps {
  options: readonly ShownOption[];
  /** The departure that arrivals are estimated for. */
  leaving: string;
  value: string;
  /** The prices answer an earlier question. */
  isStale: boolean;
  error: string | undefined;
  onChange: (service: string) => void;
}

function ServiceDetail({ total, carrier, days, arrives, marks }: ShownOption) {
  return (
    <span className="flex flex-col gap-0.5">
      <span className="text-xl font-semibold tabular-nums text-strong transition-colors group-aria-busy/services:text-muted">
        {total}
      </span>
      <span>{carrier}</span>
      <span>{days}</span>
      <span>{arrives}</span>
      {marks.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-1.5">
          {marks.map((mark) => (
            <Tag key={mark} tone="done" icon={null}>
              {mark}
            </Tag>
          ))}
        </span>
      )}
    </span>
  );
}

/** The services that take the shipment, each with its price. */
export function ServiceCards({ options, leaving, value, isStale, error, onChange }: ServiceCardsProps) {
  return (
    <div aria-busy={isStale} className="group/services">
      <RadioCards
        legend={text('shipping.how.services')}
        name={field.service}
        choices={options.map((option) => ({
          value: option.service,
          label: option.name,
          detail: <ServiceDetail {...option} />,
        }))}
        value={value}
        error={error}
        onChange={onChange}
      />
      <p className="mt-2 text-sm text-muted">{leaving}</p>
    </div>
  );
}
