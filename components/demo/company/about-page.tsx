import { PageHeader } from '@/components/ui/navigation/page-header';
import { Figures } from './figures';
import { Intro } from './intro';
import { Mission } from './mission';
import { Team } from './team';

/** /pages/aboutus: who we are, in words, figures and faces. */
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
