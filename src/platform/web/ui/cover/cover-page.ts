/** How long the page is covered, in ms. The second half of a double press comes sooner, a deliberate press later. */
const coveredFor = 400;

/**
 * Covers the page for a moment after a dialog closes, so that the second half of a double press, by
 * finger or key, hits nothing.
 */
export function coverPage(): void {
  const cover = document.createElement('div');
  cover.className = 'ui-cover';
  document.body.append(cover);
  /** Only while the cover is there, by whatever it goes. */
  const swallow = (event: KeyboardEvent) => {
    if (!cover.isConnected || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', swallow, true);
  setTimeout(() => {
    cover.remove();
    window.removeEventListener('keydown', swallow, true);
  }, coveredFor);
}
