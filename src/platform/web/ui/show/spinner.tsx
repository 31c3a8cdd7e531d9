import './spinner.css';

/** Shows that something is running. Screen readers don't hear it, so say it in words beside it. */
export function Spinner() {
  return <span className="ui-spinner" aria-hidden="true" />;
}
