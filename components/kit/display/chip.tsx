'use client';

import type { IconName } from '@/lib/icons/icon-names';
import { text } from '@/lib/text/text';
import { Icon } from '@/components/ui/display/icon';
import { Picture } from '@/components/ui/display/picture';

interface ChipProps {
  children: string;
  icon?: IconName;
  /** Address of a square picture. */
  image?: string;
  /** Adds a button that removes it. */
  onRemove?: () => void;
}

/** A compact label: a person, a tag, a choice. */
export function Chip({ children, icon, image, onRemove }: ChipProps) {
  const start = image ? 'ps-1' : 'ps-3';
  return (
    <span
      className={`inline-flex min-h-9 min-w-0 max-w-full items-center gap-2 rounded-full bg-neutral-tint text-sm text-body ${start} ${onRemove ? 'pe-1' : 'pe-3'}`}
    >
      {image && (
        <Picture src={image} alt="" width={28} height={28} className="size-7 rounded-full object-cover" />
      )}
      {icon && <Icon name={icon} />}
      <span dir="auto" className="truncate">
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={text('kit.remove', { name: children })}
          onClick={onRemove}
          className="hover:bg-surface-500/20 inline-flex size-7 shrink-0 items-center justify-center rounded-full transition-colors"
        >
          <Icon name="x" />
        </button>
      )}
    </span>
  );
}
