import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, type OpenedDatabase } from '@/server/database';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of a migrated, empty PGlite: copying it takes a third of the time of making another. */
    pgliteTemplate: string;
  }
}

const newFolder = () => mkdtemp(path.join(tmpdir(), 'waybill-pglite-'));

/** Vitest global set-up: the migrated PGlite that each test copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await newFolder();
  const { close } = await openDatabase({ dataDir: folder });
  await close();
  project.provide('pgliteTemplate', folder);
  return () => rm(folder, { recursive: true });
}

/** Opens a copy of the template; closing it deletes it. */
export async function openPgliteCopy(template: string): Promise<OpenedDatabase> {
  const folder = await newFolder();
  await cp(template, folder, { recursive: true });
  const opened = await openDatabase({ dataDir: folder });
  const close = async () => {
    await opened.close();
    await rm(folder, { recursive: true });
  };
  return { ...opened, close };
}
