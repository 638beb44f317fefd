import type { Folder } from './folders';

export const folderHref = (folder: Folder): string => `/apps/mail/${folder}`;
export const mailHref = (id: string): string => `/apps/mail/detail/${encodeURIComponent(id)}`;
export const composeHref = '/apps/mail/compose';
