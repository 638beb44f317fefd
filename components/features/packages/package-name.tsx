'use client';

import { useEffect, useOptimistic, useRef, useState, useTransition, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { FieldError } from '@/components/ui/field/field-error';
import { Input } from '@/components/ui/field/input';
import type { Package } from '@/lib/domain/package/package';
import type { Result } from '@/lib/contract/errors';
import { renamePackage } from './actions';
import { callAction } from '@/lib/browser/product-api/call-action';
import { text } from '@/lib/text/text';

const maxLength = 60;

type PackageNameProps = Pick<Package, 'id' | 'nickname' | 'description'> & {
  merchantName: string | undefined;
};

/** A package's nickname, edited in place: the new name shows at once, and reverts when it is refused. */
export function PackageName({ id, nickname = '', description, merchantName }: PackageNameProps) {
  const [shown, show] = useOptimistic(nickname);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [saving, start] = useTransition();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const editing = typed !== null;
  const wasEditing = useRef(false);

  useEffect(() => {
    if (editing) input.current?.select();
    else if (wasEditing.current) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const cancel = () => {
    setProblem(undefined);
    setTyped(null);
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = typed?.trim() ?? '';
    setProblem(undefined);
    setTyped(null);
    if (wanted === nickname) return;
    start(async () => {
      show(wanted);
      const result = await callAction<Result<null>>(
        () => renamePackage({ id, nickname: wanted }),
        (error) => ({ ok: false, error }),
      );
      if (result.ok) return;
      setTyped(wanted);
      const reason = result.error.fields?.nickname ?? result.error.message;
      setProblem(text('package.name.notSaved', { reason }));
    });
  };

  const others = [shown && description, merchantName].filter(Boolean).map((other) => ` · ${other}`);
  if (!editing) {
    return (
      <div className="flex min-w-0 flex-wrap items-center gap-x-5 text-muted">
        <p dir="auto" className="wrap-anywhere min-w-0" aria-live="polite">
          <span className="font-medium text-strong">{shown || description}</span>
          {others}
        </p>
        <Button
          ref={button}
          variant="ghost"
          size="small"
          icon="pencil"
          className="-ms-3"
          loading={saving}
          onClick={() => setTyped(shown)}
        >
          {text(shown ? 'package.name.rename' : 'package.name.add')}
        </Button>
      </div>
    );
  }
  return (
    <form
      method="post"
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
      }}
      className="flex flex-col gap-1.5"
    >
      <div className="flex flex-wrap gap-2">
        <Input
          ref={input}
          aria-label={text('package.name.label')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'package-name-problem' : undefined}
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          placeholder={description}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
          className="basis-64 sm:max-w-80"
        />
        <Button type="submit">{text('package.name.save')}</Button>
        <Button variant="ghost" onClick={cancel}>
          {text('package.name.cancel')}
        </Button>
      </div>
      {problem && <FieldError id="package-name-problem">{problem}</FieldError>}
    </form>
  );
}
