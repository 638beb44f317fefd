/** Saves a file by the browser under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
