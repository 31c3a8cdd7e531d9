/** A key of the keyboard. Screen readers learn of it from `aria-keyshortcuts`. */
export const KeyCap = ({ children }: { children: string | number }) => (
  <span className="answer-key" aria-hidden="true">
    <kbd>{children}</kbd>
  </span>
);
