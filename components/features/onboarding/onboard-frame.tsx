import type { ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { ProgressSteps } from '@/components/ui/display/progress-steps';
import { text } from '@/lib/text/text';

const stepNames = () => [text('onboarding.steps.details'), text('onboarding.steps.address')];

interface OnboardFrameProps {
  title: string;
  description?: ReactNode;
  /** Index of the step, or none outside the steps. */
  step?: 0 | 1;
  children?: ReactNode;
}

/** The card of the set-up, with the current step. */
export function OnboardFrame({ title, description, step, children }: OnboardFrameProps) {
  const steps = stepNames();
  return (
    <Card className="p-6! md:p-8! flex flex-col gap-6">
      {step !== undefined && (
        <div className="flex flex-col gap-2">
          <p className="text-sm tabular-nums text-muted">
            {text('onboarding.steps.current', { step: step + 1, count: steps.length })}
          </p>
          <ProgressSteps label={text('onboarding.steps.label')} steps={steps} current={step} />
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
