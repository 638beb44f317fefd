'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { DemoSection } from '../demo-section';

/** Fictitious: no bank issues a number with this prefix. */
const groups = ['9000', '2817', '6350', '4821'];
const masked = groups.map((group, index) => (index < groups.length - 1 ? '••••' : group));

/** The everyday account's card. Its number is hidden until it is revealed. */
export function BankCard() {
  const [shown, setShown] = useState(false);
  return (
    <DemoSection
      title="Card"
      action={
        <Button
          variant="ghost"
          size="small"
          icon={shown ? 'eye-off' : 'eye'}
          className="-me-3"
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide number' : 'Show number'}
        </Button>
      }
    >
      {/* Cards are printed in one direction everywhere. */}
      <div
        dir="ltr"
        className="max-w-88 relative mx-auto flex aspect-[1.586] w-full flex-col justify-between overflow-hidden rounded-xl bg-primary-900 p-5 text-surface-0"
      >
        <Waves />
        <div className="relative flex items-start justify-between">
          <span className="font-semibold">Waybill Treasury</span>
          <Chip />
        </div>
        <p role="status" className="relative whitespace-nowrap font-mono text-base tabular-nums sm:text-xl">
          <VisuallyHidden>{shown ? 'Card number ' : 'Card number, covered, ends with '}</VisuallyHidden>
          {shown ? groups.join(' ') : <MaskedNumber />}
        </p>
        <div className="relative flex items-end justify-between gap-4 text-sm">
          <span className="min-w-0">
            <span className="block text-xs">Holder</span>
            <span className="block truncate">Waybill Miami</span>
          </span>
          <span>
            <span className="block text-xs">Valid through</span>
            <span className="block tabular-nums">08/28</span>
          </span>
        </div>
      </div>
    </DemoSection>
  );
}

function MaskedNumber() {
  return (
    <>
      <span aria-hidden="true">{masked.slice(0, -1).join(' ')} </span>
      {masked.at(-1)}
    </>
  );
}

function Waves() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 202"
      className="absolute inset-0 size-full"
      preserveAspectRatio="none"
    >
      <path d="M0 150C70 90 120 190 200 130S300 60 320 70V202H0Z" className="fill-primary-800" />
      <path d="M0 185C80 140 150 205 230 165S300 120 320 118V202H0Z" className="fill-primary-700" />
    </svg>
  );
}

function Chip() {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 30" className="w-10 fill-none stroke-primary-100">
      <rect x="1" y="1" width="38" height="28" rx="5" strokeWidth="1.5" />
      <path d="M1 11h12v8H1m38-8H27v8h12M13 1v28M27 1v28" strokeWidth="1.5" />
    </svg>
  );
}
