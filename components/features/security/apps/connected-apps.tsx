'use client';

import { readApps } from '@/lib/browser/identity/apps';
import { text } from '@/lib/text/text';
import { FactorRows } from '../parts/factor-row';
import { ReadFailure } from '../parts/read-failure';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { SecurityCard } from '../parts/security-card';
import { useReading } from '../parts/use-reading';
import { AppRow } from './app-row';

const cardId = 'apps-heading';

/** The apps with access, and their scopes. */
export function ConnectedApps({ onChanged }: { onChanged: () => void }) {
  const apps = useReading(readApps);
  const reload = () => {
    onChanged();
    return apps.reload();
  };
  return (
    <SecurityCard
      id={cardId}
      title={text('security.apps.title')}
      description={text('security.apps.description')}
    >
      {!apps.data && apps.error === undefined && <RowsSkeleton rows={1} />}
      {apps.error !== undefined && <ReadFailure title={text('security.apps.notLoaded')} reading={apps} />}
      {apps.data?.length === 0 && <p className="text-sm text-muted">{text('security.apps.empty')}</p>}
      {apps.data && apps.data.length > 0 && (
        <FactorRows>
          {apps.data.map((app) => (
            <AppRow key={app.id} app={app} cardId={cardId} reload={reload} />
          ))}
        </FactorRows>
      )}
    </SecurityCard>
  );
}
