import { PageHeader } from '@/components/ui/navigation/page-header';
import Alternate from './alternate-align';
import Customised from './customised';
import Horizontal from './horizontal';
import Left from './left-align';
import Opposite from './opposite';
import Right from './right-align';

/** Events in order (SPEC section 2 "/uikit/timeline"). Rendered on the server: it has no script. */
export function TimelinePage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Timeline" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Left />
        <Right />
        <Alternate />
        <Opposite />
      </div>
      <Customised />
      <Horizontal />
    </div>
  );
}
