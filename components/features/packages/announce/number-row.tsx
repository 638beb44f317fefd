'use client';

import Link from 'next/link';
import { classNames } from '@/components/ui/styles/class-names';
import { FieldError } from '@/components/ui/field/field-error';
import { Icon } from '@/components/ui/display/icon';
import { IconButton } from '@/components/ui/action/icon-button';
import { Input } from '@/components/ui/field/input';
import { Tag } from '@/components/ui/display/tag';
import { groupLabel } from '@/lib/i18n/group-words';
import { text } from '@/lib/text/text';
import { CarrierSelect } from './carrier-select';
import { offerWords, type CarrierOffer } from './numbers';
import type { Row } from './rows';

interface NumberRowProps {
  row: Row;
  /** From 1. */
  line: number;
  problem: string | undefined;
  carriers: readonly CarrierOffer[];
  onChange: (fields: Partial<Row>) => void;
  /** The field was left, so the number can be checked again. */
  onLeave: () => void;
  onRemove: () => void;
}

/** One pasted number: editable with its carrier and a hint, or as it was added. */
export function NumberRow({ row, line, problem, carriers, onChange, onLeave, onRemove }: NumberRowProps) {
  const { typed, check, carrier, description, announced } = row;
  if (announced?.outcome === 'expected') {
    return (
      <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
        <Link href={`/packages/${announced.id}`} prefetch={false} className="link wrap-anywhere">
          <bdi>{typed}</bdi>
        </Link>
        <Tag tone="expected">{groupLabel('expected')}</Tag>
        {announced.kept && <p className="basis-full text-muted">{text('announce.number.stored')}</p>}
      </li>
    );
  }
  const offers = check && 'number' in check ? check.offers : [];
  const words = check && 'number' in check ? offerWords(check) : undefined;
  const misfits = check && 'number' in check && check.misfits.length > 0;
  const noteId = `line-${row.key}-note`;
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="grid grid-cols-[minmax(0,1fr)_2.5rem] gap-2 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_2.5rem]">
        <Input
          aria-label={text('announce.many.numberOfLine', { line })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={noteId}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange({ typed: event.target.value, check: null, announced: undefined })}
          onBlur={onLeave}
          className="tabular-nums"
        />
        <CarrierSelect
          aria-label={text('announce.many.carrierOfLine', { line })}
          offers={offers}
          carriers={carriers}
          value={carrier}
          onChange={(event) => onChange({ carrier: event.target.value })}
          className="max-md:order-1 max-md:col-span-full"
        />
        <Input
          aria-label={text('announce.many.descriptionOfLine', { line })}
          placeholder={text('announce.many.description')}
          value={description}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => onChange({ description: event.target.value })}
          className="max-md:order-1 max-md:col-span-full"
        />
        <IconButton icon="trash" label={text('announce.many.removeLine', { line })} onClick={onRemove} />
      </div>
      {problem ? (
        <FieldError id={noteId}>{problem}</FieldError>
      ) : (
        <p
          id={noteId}
          className={classNames('flex items-start gap-2 text-sm', misfits ? 'text-action' : 'text-muted')}
        >
          {misfits && <Icon name="triangle-exclamation-point" className="mt-0.5" />}
          {words}
        </p>
      )}
    </li>
  );
}
