import demoSprite from '@/lib/icons/demo-icons.svg';
import type { IconName } from '@/lib/icons/icon-names';
import sprite from '@/lib/icons/icons.svg';
import { classNames } from '@/components/ui/styles/class-names';

const addressOf = (file: unknown) => (file as { src: string }).src;

const demoPrefix = 'demo:';

/** Where an icon is drawn, and its name there: what only the demo pages show is in a sprite of its own. */
function placeOf(icon: IconName): { file: unknown; name: string } {
  if (icon.startsWith(demoPrefix)) return { file: demoSprite, name: icon.slice(demoPrefix.length) };
  return { file: sprite, name: icon };
}

/** Icons that point onwards, back or along a line: they are mirrored in right-to-left pages. */
const directed =
  /^(arrow|chevrons?)-(left|right|up-right)|^(chart-column|external-link|folder-tree|forward|list(-todo)?|log-(in|out)|redo-2|reply|send|text-(align-(end|start)|quote)|trending-(down|up)|truck|undo(-2)?)$/;

interface IconProps {
  name: IconName;
  size?: 16 | 20 | 24;
  className?: string;
}

/**
 * A decorative icon from a sprite (lib/icons/build-icons.mjs): two elements, no script. Its label is beside
 * it.
 */
export function Icon({ name: icon, size = 16, className }: IconProps) {
  const { file, name } = placeOf(icon);
  return (
    <svg
      className={classNames('icon', directed.test(name) && 'rtl:-scale-x-100', className)}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`${addressOf(file)}#${name}`} />
    </svg>
  );
}
