/** Gives the visitor a file to keep, under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to have begun reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
