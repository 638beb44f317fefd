'use client';

import { z } from 'zod';
import { Button } from '@/components/ui/action/button';
import { openDialog } from '@/components/ui/overlay/dialogs';
import { Form } from '@/components/kit/form/form';
import { FormField } from '@/components/kit/form/form-field';
import { useForm } from '@/components/kit/form/use-form';
import { Input } from '@/components/ui/field/input';

interface NameRequest {
  title: string;
  label: string;
  name: string;
  /** Names already in use. */
  taken: readonly string[];
  accept: string;
}

/** Asks for a unique name; undefined when it was dismissed. */
export function askName(request: NameRequest): Promise<string | undefined> {
  return openDialog<string>({
    title: request.title,
    content: (close) => <NameForm {...request} onName={close} />,
  });
}

function NameForm({ label, name, taken, accept, onName }: NameRequest & { onName: (name?: string) => void }) {
  const used = taken.map((one) => one.toLowerCase());
  const form = useForm({
    schema: z.object({
      name: z
        .string()
        .trim()
        .min(1, 'Type a name.')
        .max(80, 'Shorten the name to 80 characters.')
        .regex(/^[^/\\:*?"<>|]*$/, 'Leave out / \\ : * ? " < > and |.')
        .refine((value) => !used.includes(value.toLowerCase()), 'This name is taken. Choose another one.'),
    }),
    defaults: { name },
    onSubmit: async (data) => {
      onName(data.name);
      return undefined;
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <FormField form={form} name="name" label={label}>
        {(control) => (
          <Input {...control} autoComplete="off" data-autofocus onFocus={(event) => event.target.select()} />
        )}
      </FormField>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={() => onName()}>
          Cancel
        </Button>
        <Button type="submit">{accept}</Button>
      </div>
    </Form>
  );
}
