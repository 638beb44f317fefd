'use client';

import { useId, useRef, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/action/button';
import { Chip } from '@/components/kit/display/chip';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { toast } from '@/components/ui/feedback/toast';
import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import { set, shopArea } from '../shop-area';
import { knownPromo } from '../totals';

const problemsOf = ({ code }: { code: string }): Record<string, string> => {
  if (knownPromo(code)) return {};
  return { code: code.trim() === '' ? 'Enter a code.' : `We don’t know the code “${code.trim()}”.` };
};

/** A field for a promo code, or the active one. */
export function PromoForm({ promo }: { promo: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { errors, show, changed } = useFieldErrors<{ code: string }>(() => problemsOf);

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const code = knownPromo(typed);
    show(problemsOf({ code: typed }), { code: typed });
    if (!code) {
      field.current?.focus();
      return;
    }
    shopArea.change(set({ promo: code }));
    toast({ severity: 'success', summary: `${code} is in force`, life: 3000 });
  };
  const remove = () => {
    flushSync(() => shopArea.change(set({ promo: '' })));
    field.current?.focus();
  };
  if (promo) {
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm">
        Promo code <Chip onRemove={remove}>{promo}</Chip>
      </p>
    );
  }
  return (
    <form onSubmit={apply} noValidate aria-label="Promo code">
      <Field
        id={id}
        label="Promo code"
        optional
        error={errors.code}
        hint="WELCOME10 takes ten percent off the goods."
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={field}
              autoComplete="off"
              autoCapitalize="characters"
              onChange={({ target }) => changed({ code: target.value })}
            />
            <Button type="submit" variant="secondary">
              Apply
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
