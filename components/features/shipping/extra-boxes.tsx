import { Checkbox } from '@/components/ui/field/checkbox';
import { FieldGroup } from '@/components/ui/field/field-group';
import { extraNames, type ExtraName } from '@/lib/domain/rates/extras';
import { text, type WordKey } from '@/lib/text/text';
import { field } from './ship-choices';

interface ExtraBoxesProps {
  /** What the warehouse offers. */
  offers: readonly string[];
  extras: readonly ExtraName[];
  onChange: (extras: ExtraName[]) => void;
}

const words = {
  repack: ['shipping.extra.repack', 'shipping.extra.repackMeaning'],
  insurance: ['shipping.extra.insurance', 'shipping.extra.insuranceMeaning'],
  photos: ['shipping.extra.photos', 'shipping.extra.photosMeaning'],
} as const satisfies Record<ExtraName, readonly [WordKey, WordKey]>;

/** What the warehouse does before it ships, as far as it offers it; what is chosen can always be taken back. */
export function ExtraBoxes({ offers, extras, onChange }: ExtraBoxesProps) {
  const shown = extraNames.filter((name) => offers.includes(name) || extras.includes(name));
  if (shown.length === 0) return null;
  return (
    <FieldGroup legend={text('shipping.extra.legend')}>
      <input type="hidden" name={field.chosen} value="1" />
      <div className="flex flex-col gap-3">
        {shown.map((name) => {
          const [label, meaning] = words[name];
          return (
            <Checkbox
              key={name}
              id={`ship-${name}`}
              name={field.extras}
              value={name}
              checked={extras.includes(name)}
              onChange={({ target }) =>
                onChange(extraNames.filter((one) => (one === name ? target.checked : extras.includes(one))))
              }
              label={
                <>
                  <span className="block font-medium text-strong">{text(label)}</span>
                  <span className="block text-muted">{text(meaning)}</span>
                </>
              }
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
