/** Calls `goOn` right away, or after the person has agreed to lose unsaved changes. */
type Ask = (goOn: () => void) => void;

/** A form that may have unsaved changes. */
interface UnsavedForm {
  isDirty: () => boolean;
  ask: Ask;
  /** It stands in the panel beside the page, and goes with it. */
  inPanel?: boolean | undefined;
}

/** The open forms, the topmost last. */
const forms: UnsavedForm[] = [];

/** Registers an open form. Call the returned function when it closes. */
export function holdUnsaved(form: UnsavedForm): () => void {
  forms.push(form);
  return () => {
    forms.splice(forms.indexOf(form), 1);
  };
}

const dirty = () => forms.filter((form) => form.isDirty());

/** Whether something typed would be lost if the window closed. */
export const hasUnsaved = (): boolean => dirty().length > 0;

/** For anything that closes all forms of the window: asks about each changed one, from the topmost down. */
export const leaveUnsaved = (goOn: () => void): void => askAbout(dirty(), goOn);

/** For anything that closes the panel beside the page, and leaves the page itself. */
export const leavePanel = (goOn: () => void): void =>
  askAbout(
    dirty().filter(({ inPanel }) => inPanel),
    goOn,
  );

function askAbout(changed: UnsavedForm[], goOn: () => void): void {
  const way = changed.reduce<() => void>((next, form) => () => form.ask(next), goOn);
  way();
}
