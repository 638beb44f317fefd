import type { Notification } from '@/lib/domain/notification/notification';
import type { Database } from '@/server/database';
import { photosOf } from '@/server/database/repositories/notifications/photos';
import type { Picture } from '@/server/delivery';
import { loadPicture } from '@/server/http/load-picture';

/** Kinds whose mail shows the package: as it came, or as it is now. */
const first: ReadonlySet<string> = new Set(['package.received']);
const newest: ReadonlySet<string> = new Set(['package.action_needed', 'package.exception']);

/** What mail programs show. */
const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif']);

/** A mail of many packages shows so many of them. */
const most = 3;

/** The photos for a mail, each by the notification that it belongs to; `cid` is what the HTML names it by. */
export async function picturesFor(
  db: Database,
  notifications: readonly Notification[],
  origins: readonly string[],
): Promise<Map<string, Picture>> {
  if (origins.length === 0) return new Map();
  const shown = notifications.filter(({ kind }) => first.has(kind) || newest.has(kind)).slice(0, most);
  const photos = await photosOf(
    db,
    shown.flatMap(({ package: parcel }) => parcel?.id ?? []),
  );
  const bounds = { origins, types, timeoutMs: 5_000, event: 'mail_photo_not_loaded' };
  const loaded = await Promise.all(
    shown.map(async ({ id, kind, package: parcel }): Promise<[string, Picture][]> => {
      const its = photos.get(parcel?.id ?? '') ?? [];
      const photo = first.has(kind) ? its[0] : its.at(-1);
      const picture = photo && (await loadPicture(photo.url, bounds));
      return picture ? [[id, { cid: `${id}@photo`, ...picture }]] : [];
    }),
  );
  return new Map(loaded.flat());
}
