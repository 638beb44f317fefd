import { ButtonLink } from '@/components/ui/action/button-link';

export function CallToAction() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-6 rounded-card border border-line bg-card p-6 shadow-card md:p-12">
      <div className="min-w-0">
        <h3 className="text-balance text-2xl">Order today, fly on Thursday</h3>
        <p className="mt-1 text-balance text-muted">
          The address is yours in two minutes, and the first repacking is free.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/pages/contact" size="large" icon="map-pin">
          Get an address
        </ButtonLink>
        <ButtonLink href="/pages/faq" size="large" variant="secondary">
          Ask first
        </ButtonLink>
      </div>
    </div>
  );
}
