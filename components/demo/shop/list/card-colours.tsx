import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { ColourDot } from '../colour-dot';
import type { Colour } from '../product';

/** The available colours, as dots. */
export function CardColours({ colours }: { colours: readonly Colour[] }) {
  if (colours.length === 0) return null;
  return (
    <ul aria-label="Colours" className="mt-2 flex gap-1.5">
      {colours.map(({ name, hex }) => (
        <li key={name} title={name} className="relative flex">
          <ColourDot hex={hex} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
