import { saveFile } from '@/components/ui/download/save-file';
import { formatFileSize } from '@/components/kit/file/file-rules';
import { toast } from '@/components/ui/feedback/toast';
import { formatDateTime } from '@/lib/format';
import { safeFileName } from '@/lib/format/file-name';
import { demoNow } from '../data/now';
import { kindOf, type FileEntry } from './file-entry';
import { addFiles, filesArea, removeFile, renameFile, restoreFrom } from './files-area';
import { askName } from './name-dialog';

/** Uploaded contents by the file's id: lost on reload. */
const contents = new Map<string, File>();

/** Adds chosen files to the open folder. */
export function takeFiles(files: readonly File[]): void {
  const { open } = filesArea.get();
  const entries = files.map((file, index): FileEntry => {
    const id = `upload-${Date.now()}-${index}`;
    contents.set(id, file);
    const { name, size } = file;
    return { id, name, kind: kindOf(name), folder: open, date: demoNow, bytes: size, uploaded: true };
  });
  filesArea.change(addFiles(entries));
  toast({
    severity: 'success',
    summary: files.length === 1 ? 'One file is added' : `${files.length} files are added`,
    detail: 'This page has no server: nothing has left your browser.',
    life: 3000,
  });
}

/** Asks for a new name, unique within the folder. */
export async function renameThisFile(file: FileEntry): Promise<void> {
  const others = filesArea.get().files.filter(({ id, folder }) => id !== file.id && folder === file.folder);
  const name = await askName({
    title: 'Rename the file',
    label: 'Name',
    name: file.name,
    taken: others.map((one) => one.name),
    accept: 'Rename',
  });
  if (name !== undefined) filesArea.change(renameFile(file.id, name));
}

/** Saves an uploaded file, or a note for a demo file, which has no content. */
export function downloadThisFile(file: FileEntry): void {
  const content = contents.get(file.id);
  if (content) {
    saveFile(content, safeFileName(file.name));
    return;
  }
  if (file.uploaded) {
    toast({
      severity: 'warn',
      summary: 'Its content is gone',
      detail: `${file.name} was kept only until the page was loaded anew. Upload it again.`,
      life: 6000,
    });
    return;
  }
  const lines = [
    file.name,
    `${formatFileSize(file.bytes)}, changed ${formatDateTime(file.date)} UTC`,
    '',
    'A file of the demo: it has a name and a size, and this note in place of a content.',
  ];
  saveFile(new Blob([lines.join('\n')], { type: 'text/plain' }), safeFileName(`${file.name}.txt`));
}

/** Deletes a file and offers to undo it. */
export function deleteFile(file: FileEntry): void {
  const before = filesArea.get();
  filesArea.change(removeFile(file.id));
  toast({
    severity: 'secondary',
    summary: `${file.name} is deleted`,
    life: 6000,
    action: { label: 'Undo', onPress: () => filesArea.change(restoreFrom(before, { file: file.id })) },
  });
}
