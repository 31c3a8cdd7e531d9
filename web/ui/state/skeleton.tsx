import './state.css';

/** The place of what is still loading. Silent: its surroundings say `aria-busy`. */
export function Skeleton(props: { width?: string | undefined; height?: string | undefined }) {
  const { width = '100%', height = '14px' } = props;
  return <span className="ui-skeleton" style={{ width, height }} aria-hidden="true" />;
}
