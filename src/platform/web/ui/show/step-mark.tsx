import Check from 'lucide-react/icons/check';
import './step-mark.css';
import { classNames } from '#platform/web/ui/base/class-names.ts';

/** Stands before a step: its number, or a tick once it is done. Its words say so too. */
export const StepMark = ({ number, done }: { number: number; done: boolean }) => (
  <span className={classNames('ui-step-mark', done && 'ui-step-done')} aria-hidden="true">
    {done ? <Check /> : number}
  </span>
);
