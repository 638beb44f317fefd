import { kindOf, type FileEntry, type Folder } from './file-entry';

const folder = (id: string, name: string): Folder => ({ id, name });

/** The initial files and folders. */
export const firstFolders: Folder[] = [
  folder('customs', 'Customs'),
  folder('invoices', 'Invoices'),
  folder('dock-plans', 'Dock plans'),
  folder('claims', 'Claims'),
  folder('carriers', 'Carrier contracts'),
  folder('shifts', 'Shift plans'),
  folder('labels', 'Labels'),
  folder('training', 'Training'),
  folder('opening', 'Opening day'),
];

const megabyte = 1_000_000;

const file = (name: string, inFolder: string | null, date: string, megabytes: number): FileEntry => ({
  id: name.toLowerCase().replace(/[^a-z\d]+/g, '-'),
  name,
  kind: kindOf(name),
  folder: inFolder,
  date,
  bytes: Math.round(megabytes * megabyte),
  uploaded: false,
});

export const firstFiles: FileEntry[] = [
  file('Nassau, October.pdf', 'customs', '2025-11-03T09:12:00Z', 4.2),
  file('Kingston, October.pdf', 'customs', '2025-11-03T09:40:00Z', 3.8),
  file('Tariff table 2026.xlsx', 'customs', '2025-11-14T16:05:00Z', 1.1),
  file('Carrier, third quarter.pdf', 'invoices', '2025-10-02T08:30:00Z', 7.3),
  file('Packaging.pdf', 'invoices', '2025-11-10T11:22:00Z', 1.4),
  file('Dock 1.png', 'dock-plans', '2025-06-18T07:45:00Z', 18.4),
  file('Dock 2.png', 'dock-plans', '2025-06-18T07:52:00Z', 17.6),
  file('Lampshade, four photos.zip', 'claims', '2025-11-18T14:26:00Z', 23.9),
  file('Rates by sea, 2026.pdf', 'carriers', '2025-11-17T10:00:00Z', 2.6),
  file('Extra shifts, December.xlsx', 'shifts', '2025-11-19T07:15:00Z', 0.4),
  file('Label, 4 by 6.png', 'labels', '2025-08-21T12:34:00Z', 0.3),
  file('Forklift, safe driving.pdf', 'training', '2025-09-09T15:50:00Z', 12.7),
  file('The hall at dawn.jpg', 'opening', '2025-01-07T06:58:00Z', 31.2),
  file('All pictures of the day.zip', 'opening', '2025-01-08T18:10:00Z', 142.5),
  file('Opening hours.pdf', null, '2025-11-01T10:00:00Z', 0.1),
];

/** The storage quota. */
export const quota = 400 * megabyte;
