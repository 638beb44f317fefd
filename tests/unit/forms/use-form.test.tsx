import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Form } from '@/components/kit/form/form';
import { FormField } from '@/components/kit/form/form-field';
import { useForm, type FormHook } from '@/components/kit/form/use-form';
import { Input } from '@/components/ui/field/input';

const schema = z.object({ name: z.string().trim().min(1, 'Enter a name'), city: z.string().trim() });

interface Values {
  name: string;
  city: string;
}

/** The first HTML of a form, its hook, and what it has sent. */
function drawn(defaults: Values) {
  const sent: Values[] = [];
  const hooks: FormHook<Values>[] = [];
  function Page() {
    const form = useForm({
      schema,
      defaults,
      onSubmit: async (data) => {
        sent.push(data);
        return undefined;
      },
    });
    hooks.push(form);
    return (
      <Form form={form}>
        <FormField form={form} name="name" label="Name">
          {(control) => <Input {...control} />}
        </FormField>
      </Form>
    );
  }
  const html = renderToStaticMarkup(<Page />);
  const [form] = hooks;
  if (!form) throw new Error('The form was not drawn.');
  return { html, form, sent };
}

it('a field has its value, its name and its label before the script', () => {
  const { html, form } = drawn({ name: 'Ada', city: '' });
  expect(html).toContain(`for="${form.idOf('name')}"`);
  expect(html).toMatch(new RegExp(`<input[^>]*id="${form.idOf('name')}"[^>]*name="name"[^>]*value="Ada"`));
  expect(html).not.toContain(' aria-invalid=');
});

it('sends the parsed values, also those set since the last render', async () => {
  const { form, sent } = drawn({ name: '', city: '' });
  form.set('name', ' Ada ');
  form.set('city', ' Nassau ');
  await form.submit();
  expect(sent).toEqual([{ name: 'Ada', city: 'Nassau' }]);
  expect(form.latest()).toEqual({ name: ' Ada ', city: ' Nassau ' });
});

it('starts again with its first values, or with others', () => {
  const { form } = drawn({ name: 'Ada', city: '' });
  form.set('name', 'Lin');
  form.reset();
  expect(form.latest()).toEqual({ name: 'Ada', city: '' });
  form.reset({ name: 'Lin', city: 'Nassau' });
  expect(form.latest()).toEqual({ name: 'Lin', city: 'Nassau' });
});
