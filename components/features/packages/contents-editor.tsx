'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { toast } from '@/components/ui/feedback/toast';
import type { Package } from '@/lib/domain/package/package';
import type { FieldErrors } from '@/lib/contract/errors';
import { declareContents, type Declared, type DeclareOutcome } from './actions';
import { callAction } from '@/lib/browser/product-api/call-action';
import { text } from '@/lib/text/text';
import { ContentsFields } from './contents-fields';
import { currencyOf, isSameDeclaration, readLines, typedLines, type TypedLine } from './declaration-form';
import { DeclarationConflict } from './declaration-conflict';
import { DeclarationFailure } from './declaration-failure';
import { useLineErrors } from './use-line-errors';

export interface ContentsEditorProps {
  item: Declared & Pick<Package, 'id' | 'reference' | 'declaredValue'>;
  /** The warehouse's contact for customers. */
  contact: string;
  /** Of contents that have no value yet. */
  usualCurrency: string;
  onClose: () => void;
}

type Unsaved = Exclude<DeclareOutcome, { outcome: 'saved' }>;

/** The server identifies a line by its index, the form by its key. */
function errorsByKey(fields: FieldErrors, lines: readonly { key: number }[]): FieldErrors {
  const found = Object.entries(fields).flatMap(([path, message]): [string, string][] => {
    const [, index, field] = path.split('.');
    const line = lines[Number(index)];
    return line && field ? [[`${line.key}.${field}`, message]] : [];
  });
  return Object.fromEntries(found);
}

/** The form to declare the contents. Input is never lost, whatever the result. */
export default function ContentsEditor({ item, contact, usualCurrency, onClose }: ContentsEditorProps) {
  const [lines, setLines] = useState(() => typedLines(item.contents));
  const [exact, setExact] = useState(item.declarationStatus === 'confirmed');
  const [currency, setCurrency] = useState(() => currencyOf(item, usualCurrency));
  // The version that the input is based on.
  const [seen, setSeen] = useState<Declared>(item);
  const { errors, show, changed } = useLineErrors();
  const [refusals, setRefusals] = useState(0);
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const [saving, start] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  const refuse = (found: FieldErrors) => {
    show(found, lines, currency);
    setRefusals((count) => count + 1);
  };
  const typeOn = (typed: TypedLine[]) => {
    setLines(typed);
    changed(typed, currency);
  };
  const save = () => {
    const { contents, errors: found } = readLines(lines, currency);
    refuse(found);
    if (saving || Object.keys(found).length > 0) return;
    const declarationStatus = exact ? 'confirmed' : 'estimated';
    start(async () => {
      const declare = ({ version }: Declared) =>
        callAction<DeclareOutcome>(
          () => declareContents({ id: item.id, version, contents, declarationStatus }),
          (error) => ({ outcome: 'failed', error }),
        );
      let result = await declare(seen);
      // A scan also raises the package's version, without changing its contents.
      if (result.outcome === 'conflict' && isSameDeclaration(result.saved, seen))
        result = await declare(result.saved);
      if (result.outcome === 'saved') {
        toast({ severity: 'success', summary: text('contents.saved'), life: 3000 });
        onClose();
        return;
      }
      setUnsaved(result);
      if (result.outcome === 'conflict') setSeen(result.saved);
      else if (result.error.fields) refuse(errorsByKey(result.error.fields, lines));
    });
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  const cancel = () => {
    // The contents were changed elsewhere, but a refresh before the form closes would discard its input.
    if (unsaved) router.refresh();
    onClose();
  };
  const takeSaved = (saved: Declared) => {
    setLines(typedLines(saved.contents, Math.max(...lines.map(({ key }) => key)) + 1));
    setCurrency(currencyOf({ ...item, contents: saved.contents }, usualCurrency));
    setExact(saved.declarationStatus === 'confirmed');
    show({}, lines, currency);
    setUnsaved(null);
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ContentsFields id="contents" lines={lines} currency={currency} errors={errors} onChange={typeOn} />
      <Checkbox
        id="contents-exact"
        checked={exact}
        onChange={(event) => setExact(event.target.checked)}
        label={text('contents.exact')}
      />
      {unsaved?.outcome === 'conflict' && (
        <DeclarationConflict saved={unsaved.saved} onTake={() => takeSaved(unsaved.saved)} />
      )}
      {unsaved?.outcome === 'failed' && (
        <DeclarationFailure error={unsaved.error} contact={contact} reference={item.reference} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={saving}>
          {text(unsaved?.outcome === 'conflict' ? 'contents.saveMine' : 'contents.save')}
        </Button>
        <Button variant="ghost" onClick={cancel}>
          {text('contents.cancel')}
        </Button>
      </div>
    </form>
  );
}
