'use client';

import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp';
import type { Ref } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { text } from '@/lib/text/text';

export const codeLength = 6;

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  error?: string | undefined;
  busy: boolean;
  onChange: (value: string) => void;
  onComplete: (value: string) => void;
}

function Slot({ char, isActive, hasFakeCaret, invalid }: SlotProps & { invalid: boolean }) {
  return (
    <span
      className={classNames(
        'flex h-14 min-w-0 grow basis-0 items-center justify-center rounded-field border bg-field text-2xl font-medium tabular-nums transition-colors',
        invalid ? 'border-field-line-invalid' : 'border-field-line',
        isActive && 'focus-ring border-field-line-focus',
      )}
    >
      {char}
      {hasFakeCaret && <span className="h-6 w-px animate-pulse bg-field-text" />}
    </span>
  );
}

/** The one-time code: one field drawn as six boxes, so that paste, autofill and screen readers work. */
export function CodeField({ ref, value, error, busy, onChange, onComplete }: CodeFieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor="code" className="text-sm font-medium">
        {text('shell.code.label')}
      </label>
      {/* The first digit is on the left in every language. */}
      <div dir="ltr">
        <OTPInput
          ref={ref}
          id="code"
          name="code"
          autoFocus
          maxLength={codeLength}
          pattern={REGEXP_ONLY_DIGITS}
          inputMode="numeric"
          autoComplete="one-time-code"
          pushPasswordManagerStrategy="none"
          pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
          value={value}
          readOnly={busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'code-error' : undefined}
          onChange={onChange}
          onComplete={onComplete}
          containerClassName="flex"
          render={({ slots }) => (
            <span className="flex w-full gap-2" aria-hidden="true">
              {slots.map((slot, index) => (
                <Slot key={index} {...slot} invalid={Boolean(error)} />
              ))}
            </span>
          )}
        />
      </div>
      {error && (
        <p id="code-error" role="alert" className="flex items-start gap-1.5 text-sm text-danger">
          <Icon name="circle-exclamation-point" className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}
