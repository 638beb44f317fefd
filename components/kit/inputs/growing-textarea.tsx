'use client';

import { useEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { Textarea } from '@/components/ui/field/textarea';

/** For browsers without `field-sizing: content`. */
function fit(field: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

/** A field of several lines that is as tall as its text: from three lines to twenty. */
export function GrowingTextarea({ className, onInput, ref, ...rest }: ComponentProps<'textarea'>) {
  const own = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (own.current) fit(own.current);
  }, []);

  const setField = (field: HTMLTextAreaElement | null) => {
    own.current = field;
    if (typeof ref === 'function') return ref(field);
    if (ref) ref.current = field;
  };
  const grow = (event: SyntheticEvent<HTMLTextAreaElement>) => {
    fit(event.currentTarget);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };

  return (
    <Textarea
      ref={setField}
      onInput={grow}
      className={classNames(
        'field-sizing-content max-h-100 resize-none! min-h-[calc(3lh+2*var(--p-form-field-padding-y)+2px)]',
        className,
      )}
      {...rest}
    />
  );
}
