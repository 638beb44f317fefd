'use client';

import { Button } from '@/components/ui/action/button';
import { Menu } from '@/components/kit/menus/menu';
import { chat, setPresence } from './chat-area';
import { presences, type Presence } from './conversation';
import { me } from './conversations';
import { PresenceDot, presenceWords, PresentAvatar } from './presence';

/** The user's profile and presence. */
export function OwnProfile({ presence }: { presence: Presence }) {
  return (
    <div className="flex items-center gap-3">
      <PresentAvatar person={me} presence={presence} />
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold text-strong">{me.name}</p>
        <p className="truncate text-sm text-muted">{me.role}</p>
      </div>
      <Menu
        anchor="bottom end"
        trigger={
          <Button
            variant="ghost"
            size="small"
            aria-label={`Your status: ${presenceWords[presence]}`}
            className="-me-2"
          >
            <PresenceDot presence={presence} />
            {presenceWords[presence]}
          </Button>
        }
        items={presences.map((one) => ({
          label: presenceWords[one],
          onSelect: () => chat.change(setPresence(one)),
        }))}
      />
    </div>
  );
}
