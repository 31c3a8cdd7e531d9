import './state.css';

/**
 * A placeholder for something that is loading. Screen readers don't hear it; the element around it
 * says `aria-busy`.
 */
export function Skeleton(props: { width?: string | undefined; height?: string | undefined }) {
  const { width = '100%', height = '14px' } = props;
  return <span className="ui-skeleton" style={{ width, height }} aria-hidden="true" />;
}
