import type { ReactNode } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import '#platform/web/ui/show/badge.css';

export type ProgressBarProps = {
  /** Spoken by screen readers. */
  label: string;
  value: number;
  max: number;
  /** Shown beside the bar, and read out as its value: "2/6 · 33 %". */
  text?: ReactNode;
  /** A thinner bar with text in the normal colour, for the top of a screen. */
  thin?: boolean | undefined;
};

/** A part as a rounded percentage; 0 of nothing. */
export function percent(value: number, max: number): number {
  return max > 0 ? Math.round((value / max) * 100) : 0;
}

export function ProgressBar({ label, value, max, text, thin }: ProgressBarProps) {
  const now = percent(value, max);
  return (
    <div className={classNames('ui-progress', thin && 'ui-progress-thin')}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={now}
        aria-valuetext={typeof text === 'string' ? text : undefined}
      >
        <div style={{ width: `${now}%` }} />
      </div>
      {text && <span aria-hidden={typeof text === 'string'}>{text}</span>}
    </div>
  );
}
