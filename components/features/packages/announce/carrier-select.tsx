import type { ComponentProps } from 'react';
import { Select } from '@/components/ui/field/select';
import { text } from '@/lib/text/text';
import type { CarrierOffer } from './numbers';

interface CarrierSelectProps extends ComponentProps<typeof Select> {
  /** Carriers whose format matches the number. */
  offers: readonly CarrierOffer[];
  /** All carriers to choose from. */
  carriers: readonly CarrierOffer[];
}

/** Selects the carrier, matching ones first; without a choice the warehouse detects it. */
export function CarrierSelect({ offers, carriers, ...rest }: CarrierSelectProps) {
  const others = carriers.filter(({ name }) => !offers.some((offer) => offer.name === name));
  const optionOf = ({ slug, name }: CarrierOffer) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  );
  return (
    <Select {...rest}>
      <option value="">{text('announce.carrier.detect')}</option>
      {offers.length > 0 && (
        <optgroup label={text('announce.carrier.matching')}>{offers.map(optionOf)}</optgroup>
      )}
      <optgroup label={text(offers.length > 0 ? 'announce.carrier.others' : 'announce.carrier.all')}>
        {others.map(optionOf)}
      </optgroup>
    </Select>
  );
}
