'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Button } from '@/components/ui/action/button';
import { Field } from '@/components/ui/field/field';
import { Icon } from '@/components/ui/display/icon';
import { Input } from '@/components/ui/field/input';
import { InputAddon, InputGroup } from '@/components/kit/inputs/input-group';

export default function GroupsSection() {
  const [code, setCode] = useState('');
  const [told, setTold] = useState('');
  const [insured, setInsured] = useState(false);
  return (
    <DemoSection title="Input groups">
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field id="group-icon" label="Customer">
            {(control) => (
              <InputGroup>
                <InputAddon>
                  <Icon name="user" />
                </InputAddon>
                <Input {...control} placeholder="Name or suite" />
              </InputGroup>
            )}
          </Field>
          <Field id="group-currency" label="Price paid">
            {(control) => (
              <InputGroup>
                <InputAddon>$</InputAddon>
                <Input {...control} inputMode="decimal" placeholder="120" className="text-end" />
                <InputAddon>.00</InputAddon>
              </InputGroup>
            )}
          </Field>
        </div>
        <Field id="group-button" label="Voucher" hint={told || 'Vouchers have six letters.'}>
          {(control) => (
            <InputGroup>
              <Input
                {...control}
                placeholder="SPRING"
                value={code}
                onChange={(event) => setCode(event.currentTarget.value)}
              />
              <Button
                disabled={code.trim() === ''}
                onClick={() => setTold(`${code.trim().toUpperCase()} will be checked when you pay.`)}
              >
                Apply
              </Button>
            </InputGroup>
          )}
        </Field>
        <Field id="group-checkbox" label="Insured value" hint="Tick the box to insure the parcel.">
          {(control) => (
            <InputGroup>
              <InputAddon>
                <input
                  type="checkbox"
                  aria-label="Insure the parcel"
                  checked={insured}
                  onChange={() => setInsured(!insured)}
                  className="size-5 rounded-sm accent-primary-mark"
                />
              </InputAddon>
              <Input {...control} disabled={!insured} inputMode="decimal" placeholder="500" />
            </InputGroup>
          )}
        </Field>
      </div>
    </DemoSection>
  );
}
