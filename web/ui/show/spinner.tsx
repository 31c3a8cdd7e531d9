import './spinner.css';

/** Something is under way. Say so in words beside it: the spinner itself is silent. */
export function Spinner() {
  return <span className="ui-spinner" aria-hidden="true" />;
}
