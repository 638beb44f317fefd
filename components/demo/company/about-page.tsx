import { PageHeader } from '@/components/ui/navigation/page-header';
import { Figures } from './figures';
import { Intro } from './intro';
import { Mission } from './mission';
import { Team } from './team';

/** /pages/aboutus: the company, its figures and its team. */
export function AboutPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="About us" />
      <Intro />
      <Figures />
      <Mission />
      <Team />
    </div>
  );
}
