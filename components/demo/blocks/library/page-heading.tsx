import { ButtonLink } from '@/components/ui/action/button-link';
import { Icon } from '@/components/ui/display/icon';
import { Tag } from '@/components/ui/display/tag';

export function PageHeading() {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b border-line pb-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="text-2xl">Container 40-118</h3>
          <Tag tone="moving">On the way</Tag>
        </div>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          <li className="flex items-center gap-1.5">
            <Icon name="demo:ship" /> Miami to Kingston
          </li>
          <li className="flex items-center gap-1.5">
            <Icon name="package" /> 214 parcels
          </li>
          <li className="flex items-center gap-1.5">
            <Icon name="calendar" /> Due on 24th Nov 2025
          </li>
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/pages/contact" variant="secondary" icon="message-square">
          Ask
        </ButtonLink>
        <ButtonLink href="/pages/invoice" icon="file-text">
          See the invoice
        </ButtonLink>
      </div>
    </div>
  );
}
