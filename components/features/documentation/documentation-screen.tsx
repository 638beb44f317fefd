import { PageHeader } from '@/components/ui/navigation/page-header';
import { GetStarted } from './get-started';
import { LayoutStateDoc } from './layout-state-doc';
import { MenuDoc } from './menu-doc';
import { RouteIndex } from './route-index';
import { routeGroups } from './routes';
import { StructureDoc } from './structure-doc';
import { TailwindDoc } from './tailwind-doc';
import { VariablesDoc } from './variables-doc';

/** `/documentation`: an index of the demo pages, and how the portal is built. */
export function DocumentationScreen() {
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title="Documentation"
        description="What the portal is made of, and how its parts fit together."
      />
      {routeGroups.map((group) => (
        <RouteIndex key={group.title} {...group} />
      ))}
      <div className="gap-6 space-y-6 xl:columns-2">
        <GetStarted />
        <StructureDoc />
        <MenuDoc />
        <LayoutStateDoc />
        <TailwindDoc />
        <VariablesDoc />
      </div>
    </div>
  );
}
