import type { ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { ProgressSteps } from '@/components/ui/display/progress-steps';

const steps = ['Your details', 'Address and terms'];

interface OnboardFrameProps {
  title: string;
  description?: ReactNode;
  /** Index of the step, or none outside the steps. */
  step?: 0 | 1;
  children?: ReactNode;
}

/** The card of the set-up, with the current step. */
export function OnboardFrame({ title, description, step, children }: OnboardFrameProps) {
  return (
    <Card className="p-6! md:p-8! flex flex-col gap-6">
      {step !== undefined && (
        <div className="flex flex-col gap-2">
          <p className="text-sm tabular-nums text-muted">
            Step {step + 1} of {steps.length}
          </p>
          <ProgressSteps label="Setup" steps={steps} current={step} />
        </div>
      )}
      <header>
        <h1 className="text-2xl">{title}</h1>
        {description && <p className="mt-2 text-muted">{description}</p>}
      </header>
      {children}
    </Card>
  );
}
