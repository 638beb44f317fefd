import { Texts } from '@/components/shared/text/texts';
import { addressChoices, canKeepAddress } from '@/components/shared/address/address-choices';
import { emptyAddress } from '@/components/shared/address/typed-address';
import type { Account } from '@/lib/domain/account/account';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { answerChoices } from '@/lib/domain/package/answer-choices';
import { asksForAddress, pendingAnswer } from '@/lib/domain/package/answering';
import type { Package } from '@/lib/domain/package/package';
import { countries } from '@/lib/domain/values/countries';
import { answerWords } from '@/lib/i18n/answer-words';
import { AnswerPart } from './answer-part';
import { Answered } from './answered';
import type { Ask } from './ask';

type Answerer = Pick<
  Account,
  'name' | 'shippingAddresses' | 'billingAddress' | 'capabilities' | 'timeZone' | 'warehouse'
>;

function askOf(item: Package, account: Answerer): Ask | undefined {
  // A word that the portal does not know could not be sent.
  const offers = (item.offers ?? []).flatMap((offer) => answerChoices.filter((choice) => choice === offer));
  if (offers.length > 0) {
    const choices = offers.map((value) => {
      const { label, meaning: detail } = answerWords(value, item);
      return { value, label, ...(detail !== undefined && { detail }) };
    });
    return { kind: 'choice', choices };
  }
  if (!item.nextAction || !asksForAddress(item)) return undefined;
  const choices = addressChoices(account);
  const blank = emptyAddress(
    account.name,
    choices.map(({ address }) => address),
  );
  return { kind: 'address', choices, canKeep: canKeepAddress(account), blank, countries: countries() };
}

/** Whether the customer can answer what a package asks on its page, rather than by a message to the warehouse. */
export const isAnswerable = (item: Package, account: Answerer): boolean =>
  hasCapability(account, 'answers') && askOf(item, account) !== undefined;

/** What the warehouse asks, to be answered at once, and then the answer; nothing of a product API that takes none. */
export function AnswerCard({ item, account }: { item: Package; account: Answerer }) {
  if (!hasCapability(account, 'answers')) return null;
  const { id, reference, status, onHold, nextAction, offers, version } = item;
  const { timeZone, warehouse } = account;
  const ask = askOf(item, account);
  const pending = pendingAnswer(item.answers);
  return (
    <>
      {ask?.kind === 'address' && <Texts rooms={['address', 'fields']} />}
      <AnswerPart
        item={{ id, reference, status, onHold, nextAction, offers, version }}
        ask={ask}
        contact={warehouse.contact}
      >
        {pending && (
          <Answered answer={pending} timeZone={timeZone} contact={warehouse.contact} reference={reference} />
        )}
      </AnswerPart>
    </>
  );
}
