'use client';

import { useState, type ComponentProps } from 'react';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { IconButton } from '@/components/ui/action/icon-button';
import { Input } from './input';

/** A password that can be shown. Set `autoComplete`, so that password managers know which one it is. */
export function PasswordInput({ className, disabled, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <span className={classNames('relative block min-w-0', className)}>
      <Input
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className="pe-11"
        disabled={disabled}
        {...rest}
      />
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? text('ui.password.hide') : text('ui.password.show')}
        disabled={disabled}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-px my-auto text-muted"
      />
    </span>
  );
}
