/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser needs the URL until it has started reading the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
