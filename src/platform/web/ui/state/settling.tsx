import { Skeleton } from './skeleton.tsx';
import './state.css';

/**
 * Stands for something still on its way that may be of any height, or nothing. What follows beside it is not shown until
 * then, so that nothing moves away under a press.
 */
export const Settling = ({ height = '72px' }: { height?: string }) => (
  <div className="ui-settling" aria-busy="true">
    <Skeleton height={height} />
  </div>
);
