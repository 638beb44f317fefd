'use client';

import { Switch } from '@/components/ui/field/switch';
import type { FormHook } from './use-form';

interface FormSwitchProps<V, N extends keyof V & string> {
  form: FormHook<V>;
  name: N;
  id: string;
  label: string;
}

/** A switch in a form. */
export function FormSwitch<N extends string, V extends Record<N, boolean>>({
  form,
  name,
  ...rest
}: FormSwitchProps<V, N>) {
  return (
    <Switch
      {...rest}
      name={name}
      checked={form.values[name]}
      onChange={({ target }) => form.set(name, target.checked as V[N])}
    />
  );
}
