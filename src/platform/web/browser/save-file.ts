/** Saves what is already here as a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers read the address only after the click handler has run.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
