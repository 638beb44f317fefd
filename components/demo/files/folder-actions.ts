import { toast } from '@/components/ui/feedback/toast';
import type { Folder } from './file-entry';
import { addFolder, filesArea, openFolder, removeFolder, renameFolder, restoreFrom } from './files-area';
import { askName } from './name-dialog';
import { countFiles } from './usage';

const namesBut = (folder?: Folder) =>
  filesArea
    .get()
    .folders.filter(({ id }) => id !== folder?.id)
    .map(({ name }) => name);

/** Asks for a name and creates a folder. */
export async function createFolder(): Promise<void> {
  const name = await askName({
    title: 'New folder',
    label: 'Name',
    name: '',
    taken: namesBut(),
    accept: 'Create the folder',
  });
  if (name === undefined) return;
  filesArea.change(addFolder({ id: `folder-${Date.now()}`, name }));
  toast({ severity: 'success', summary: `${name} is there`, life: 3000 });
}

/** Asks for a new name. */
export async function renameThisFolder(folder: Folder): Promise<void> {
  const name = await askName({
    title: 'Rename the folder',
    label: 'Name',
    name: folder.name,
    taken: namesBut(folder),
    accept: 'Rename',
  });
  if (name !== undefined) filesArea.change(renameFolder(folder.id, name));
}

/** Deletes a folder with its files, and offers to undo it. */
export function deleteFolder(folder: Folder): void {
  const before = filesArea.get();
  const inIt = before.files.filter((file) => file.folder === folder.id).length;
  filesArea.change(removeFolder(folder.id));
  toast({
    severity: 'secondary',
    summary: `${folder.name} is deleted`,
    detail: inIt > 0 ? `With ${countFiles(inIt)}.` : 'It was empty.',
    life: 6000,
    action: {
      label: 'Undo',
      onPress: () => {
        filesArea.change(restoreFrom(before, { folder: folder.id }));
        if (before.open === folder.id) filesArea.change(openFolder(folder.id));
      },
    },
  });
}
