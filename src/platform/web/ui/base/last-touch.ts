/**
 * Whether the person uses a finger at the moment, as their last press tells. Before the first press,
 * the device tells.
 */
export const usesTouch = (): boolean =>
  isTouched ?? window.matchMedia('(hover: none) and (pointer: coarse)').matches;

let isTouched: boolean | undefined;
const note = (event: Event) => {
  isTouched = 'pointerType' in event && event.pointerType === 'touch';
};
window.addEventListener('pointerdown', note, true);
window.addEventListener('keydown', note, true);
