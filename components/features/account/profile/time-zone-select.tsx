import { Select } from '@/components/ui/field/select';
import type { ControlProps } from '@/components/ui/field/field';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';

const readable = (zone: string) => zone.replaceAll('_', ' ');

/** Every time zone the browser knows. They are in the script: as text they would outweigh the page. */
export function TimeZoneSelect({ control, zone }: { control: ControlProps; zone: string }) {
  const hydrated = useHydrated();
  const others = hydrated ? Intl.supportedValuesOf('timeZone').filter((name) => name !== zone) : [];
  return (
    <Select {...control} name="timeZone" defaultValue={zone}>
      <option value={zone}>{readable(zone)}</option>
      {others.map((name) => (
        <option key={name} value={name}>
          {readable(name)}
        </option>
      ))}
    </Select>
  );
}
