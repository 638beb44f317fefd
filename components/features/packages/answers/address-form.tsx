'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { AddressChoice } from '@/components/shared/address/address-choices';
import { KeepAddress } from '@/components/shared/address/keep-address';
import { addressErrors, type AddressDraft } from '@/components/shared/address/typed-address';
import { Button } from '@/components/ui/action/button';
import { RadioCards } from '@/components/ui/field/radio-cards';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { useFetchedAhead } from '@/components/ui/hooks/use-fetched-ahead';
import type { ErrorView } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { sendAddress } from './actions';
import type { AnswerFormProps } from './ask';
import { FormEnd } from './form-end';
import { useAnswer } from './use-answer';

const load = () => import('@/components/shared/address/address-dialog');
const AddressDialog = dynamic(untilLoaded(load), { ssr: false });

/** The value of the address that the account does not have. */
const another = 'another';

/** Where a package is to be delivered: one of the account's addresses, or another. Input is never lost. */
export function AddressForm({ item, ask, isOver, meanwhile, contact, onTyped }: AnswerFormProps<'address'>) {
  const [value, setValue] = useState('');
  const [other, setOther] = useState<AddressChoice | null>(null);
  const [draft, setDraft] = useState<AddressDraft | null>(null);
  // An account without any address is most likely to want its first one.
  const [keeps, setKeeps] = useState(ask.choices.length === 0);
  const [error, setError] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const { sending, unsent, send } = useAnswer(item);
  // The page may learn of an answer before the one who sent it.
  const isLate = isOver && !sending;
  const form = useRef<HTMLFormElement>(null);
  useFetchedAhead(load);
  const choices = [...ask.choices, ...(other ? [other] : [])];
  const chosen = choices.find((choice) => choice.value === value);
  const mayKeep = ask.canKeep && value === another;

  useEffect(() => {
    if (refusals > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid] input, [data-another]')?.focus();
  }, [refusals]);

  const choose = (next: string) => {
    setValue(next);
    setError(undefined);
    onTyped(true);
  };
  const forget = () => {
    setValue('');
    setOther(null);
    onTyped(false);
  };
  const mend = ({ fields }: ErrorView) => {
    const errors = addressErrors(fields ?? {});
    if (other && Object.keys(errors).length > 0) setDraft({ address: other.address, errors });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!chosen) {
      setError(text('package.address.none'));
      setRefusals((count) => count + 1);
      return;
    }
    const { address } = chosen;
    send((version) => sendAddress({ id: item.id, version, address }, mayKeep && keeps), {
      done: text('package.address.confirmed'),
      onSent: () => onTyped(false),
      onFailed: mend,
    });
  };

  return (
    <>
      <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {isLate && meanwhile}
        <RadioCards
          legend={text('package.address.legend')}
          choices={choices}
          value={value}
          error={error}
          onChange={choose}
        />
        {mayKeep && <KeepAddress checked={keeps} onChange={setKeeps} />}
        <div>
          <Button
            data-another
            variant="secondary"
            icon={other ? 'pencil' : 'plus'}
            onClick={() => setDraft({ address: other?.address ?? ask.blank })}
          >
            {text(other ? 'package.address.change' : 'package.address.another')}
          </Button>
        </div>
        <FormEnd
          label={text('package.address.confirm')}
          notSent={text('package.address.notSent')}
          unsent={unsent}
          sending={sending}
          isOver={isLate}
          contact={contact}
          reference={item.reference}
          onDiscard={forget}
        />
      </form>
      {draft && (
        <AddressDialog
          draft={draft}
          title={text('package.address.title')}
          countries={ask.countries}
          action={text('address.use')}
          onClose={() => setDraft(null)}
          onSave={(address, [label = address.name, ...lines]) => {
            setDraft(null);
            setOther({ value: another, label, detail: lines.join(', '), address });
            choose(another);
          }}
        />
      )}
    </>
  );
}
