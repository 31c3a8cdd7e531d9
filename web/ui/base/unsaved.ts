/** Goes on at once, or once the person gives up what they have not saved. */
type Ask = (goOn: () => void) => void;

/** A form that may hold what nobody has saved yet. */
interface UnsavedForm {
  isDirty: () => boolean;
  ask: Ask;
}

/** The open ones, the topmost last. */
const forms: UnsavedForm[] = [];

/** A form is open; the answer is called when it is no longer. */
export function holdUnsaved(form: UnsavedForm): () => void {
  forms.push(form);
  return () => {
    forms.splice(forms.indexOf(form), 1);
  };
}

const dirty = () => forms.filter((form) => form.isDirty());

/** Would something typed be lost if the window went? */
export const hasUnsaved = (): boolean => dirty().length > 0;

/** For what ends every form of the window: each changed one is asked first, from the topmost down. */
export function leaveUnsaved(goOn: () => void): void {
  const way = dirty().reduce<() => void>((next, form) => () => form.ask(next), goOn);
  way();
}
