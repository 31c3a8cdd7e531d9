/** In ms; the second half of a double press comes sooner, a press that is meant comes later. */
const coveredFor = 400;

/** Keeps what a closing window uncovers from the second half of a double press, by finger or key. */
export function coverPage(): void {
  const cover = document.createElement('div');
  cover.className = 'ui-cover';
  document.body.append(cover);
  window.addEventListener('keydown', swallow, true);
  setTimeout(() => {
    cover.remove();
    window.removeEventListener('keydown', swallow, true);
  }, coveredFor);
}

function swallow(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
}
