'use client';

import { Button } from '@/components/ui/action/button';
import { Form } from '@/components/kit/form/form';
import { FormField } from '@/components/kit/form/form-field';
import { useForm } from '@/components/kit/form/use-form';
import { GrowingTextarea } from '@/components/kit/inputs/growing-textarea';
import { Input } from '@/components/ui/field/input';
import { toast } from '@/components/ui/feedback/toast';
import { DemoSection } from '../demo-section';
import { stayedHere } from '../picture-rules';
import { emptyMessage, messageSchema, type ContactMessage } from './message-schema';

/** Name, address and message; input stays until it is valid. */
export function ContactForm() {
  const form = useForm<ContactMessage, ContactMessage>({
    schema: messageSchema,
    defaults: emptyMessage,
    onSubmit: async ({ name }) => {
      toast({ severity: 'success', summary: `Thank you, ${name}`, detail: stayedHere, life: 5000 });
      form.reset();
      return undefined;
    },
  });
  return (
    <DemoSection title="Write to us">
      <Form form={form} aria-label="Message" className="flex flex-col gap-4">
        <FormField form={form} name="name" label="Name">
          {(control) => <Input autoComplete="name" {...control} />}
        </FormField>
        <FormField form={form} name="email" label="E-mail">
          {(control) => <Input type="email" autoComplete="email" {...control} />}
        </FormField>
        <FormField form={form} name="message" label="Message">
          {(control) => <GrowingTextarea className="min-h-40!" {...control} />}
        </FormField>
        <Button type="submit" icon="send" className="self-start">
          Send
        </Button>
      </Form>
    </DemoSection>
  );
}
