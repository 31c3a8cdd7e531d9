/** Runs in the page: nothing is being loaded, and letters have their shapes. */
export const isQuiet = () =>
  document.fonts.status === 'loaded' &&
  !document.querySelector('.ui-skeleton, [aria-busy="true"]') &&
  [...document.images].every(({ complete }) => complete);

/** Runs in the page: the texts that the picture shows, without those that something lies over. */
export function linesInView(): string[] {
  const lines: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const element = walker.currentNode as HTMLElement;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isSeen = onTop && (element.contains(onTop) || onTop.contains(element));
    if (isSeen && element.textContent.length < 400) lines.push(element.textContent);
  }
  return lines;
}
