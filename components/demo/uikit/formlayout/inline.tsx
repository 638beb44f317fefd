'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { Input } from '@/components/ui/field/input';

export default function InlineSection() {
  const [number, setNumber] = useState('');
  const [asked, setAsked] = useState('');
  return (
    <DemoSection title="Inline">
      <form
        aria-label="Find an invoice"
        className="flex flex-wrap gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(number.trim());
        }}
      >
        <label htmlFor="inline-number" className="sr-only">
          Invoice number
        </label>
        <Input
          id="inline-number"
          placeholder="Invoice number"
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          className="max-w-48 grow"
        />
        <label htmlFor="inline-year" className="sr-only">
          Year
        </label>
        <Input id="inline-year" inputMode="numeric" placeholder="Year" className="max-w-24" />
        <Button type="submit">Find</Button>
      </form>
      {asked && (
        <p role="status" className="mt-3 text-sm text-muted">
          No invoice {asked} in this demonstration.
        </p>
      )}
    </DemoSection>
  );
}
