import {
  type Digits as Decimals,
  formatMark,
} from '#core/report/contract/content/report-numbers.ts';
import type { ChartLine } from '#core/report/contract/reading/report-chart.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Digits } from '#platform/web/ui/show/text.tsx';
import { lookClass, Swatch } from './looks.tsx';
import { shareOf } from './radar-geometry.ts';

/** Replaces the radar when there are too few axes for it to enclose an area. Visual only, like the radar. */
export function Bars(props: {
  names: readonly string[];
  lines: readonly ChartLine[];
  digits: Decimals;
}) {
  const { names, lines, digits } = props;
  const { locale } = useT();
  return (
    <div className="r-bars" aria-hidden="true">
      {names.map((name, axis) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and names may repeat.
        <div key={axis}>
          <p className="r-bars-name">{name}</p>
          {lines.map(({ key, look, label, marks }) => {
            const mark = marks[axis] ?? null;
            return (
              <div key={key} className={`r-bar ${lookClass(look)}`}>
                <span className="r-toggle">
                  <Swatch line={look} />
                  {label}
                </span>
                <span className="r-bar-track">
                  {mark !== null && <span style={{ width: `${shareOf(mark) * 100}%` }} />}
                </span>
                <Digits>{formatMark(mark, locale, digits)}</Digits>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
