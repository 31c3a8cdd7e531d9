/** Puts a text on the clipboard. Resolves to whether it is there: if not, it has to be copied by hand. */
export async function copyOut(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}

/** As browsers have always let a press copy, over http too. */
function copyByEvent(text: string): boolean {
  let isCopied = false;
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isCopied = true;
  };
  document.addEventListener('copy', give, { capture: true });
  document.execCommand?.('copy');
  document.removeEventListener('copy', give, { capture: true });
  return isCopied;
}
