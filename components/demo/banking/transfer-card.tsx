'use client';

import { Button } from '@/components/ui/action/button';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { Form } from '@/components/kit/form/form';
import { FormField } from '@/components/kit/form/form-field';
import { useForm } from '@/components/kit/form/use-form';
import { Input } from '@/components/ui/field/input';
import { InputAddon, InputGroup } from '@/components/kit/inputs/input-group';
import { Select } from '@/components/ui/field/select';
import { toast } from '@/components/ui/feedback/toast';
import { useArea } from '../area';
import { DemoSection } from '../demo-section';
import { accountNames, accounts, recipients } from './accounts';
import type { AccountId } from './banking';
import { bank, transfer } from './banking-area';
import { dollars } from './dollars';
import { balanceOf } from './figures';
import { transferSchema, type CheckedTransfer, type TransferFields } from './transfer';

const blank: TransferFields = { from: 'everyday', recipient: '', amount: '' };

const sure = ({ from, recipient, amount }: CheckedTransfer) =>
  confirmDialog({
    title: `Transfer ${dollars(amount)}?`,
    message: `To ${recipient}, from ${accountNames[from]}.`,
    severity: 'info',
    acceptLabel: 'Transfer',
    rejectLabel: 'Cancel',
  });

/** Sends money to a known recipient, after a confirmation. */
export function TransferCard() {
  const { transactions } = useArea(bank);
  const balance = (account: AccountId) => balanceOf(account, transactions);
  const form = useForm<TransferFields, CheckedTransfer>({
    schema: transferSchema(balance),
    defaults: blank,
    onSubmit: async (checked) => {
      if (!(await sure(checked))) return undefined;
      bank.change(transfer(checked));
      form.reset({ ...blank, from: checked.from });
      toast({
        severity: 'success',
        summary: `${dollars(checked.amount)} transferred`,
        detail: `To ${checked.recipient}. It is the latest of the transactions.`,
        life: 6000,
      });
      return undefined;
    },
  });
  return (
    <DemoSection title="Quick transfer">
      <Form form={form} aria-label="Quick transfer" className="flex flex-col gap-4">
        <FormField form={form} name="from" label="From">
          {(control) => (
            <Select {...control}>
              {accounts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}, {dollars(balance(id))}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField form={form} name="recipient" label="Recipient">
          {(control) => (
            <Select {...control}>
              <option value="">Choose one</option>
              {recipients.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField form={form} name="amount" label="Amount">
          {(control) => (
            <InputGroup>
              <InputAddon>$</InputAddon>
              <Input {...control} inputMode="decimal" autoComplete="off" className="tabular-nums" />
            </InputGroup>
          )}
        </FormField>
        <Button type="submit" icon="send" loading={form.submitting}>
          Transfer
        </Button>
      </Form>
    </DemoSection>
  );
}
