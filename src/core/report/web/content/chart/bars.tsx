import {
  type Digits as Decimals,
  formatMark,
} from '#core/report/contract/content/report-numbers.ts';
import type { ChartLine } from '#core/report/contract/reading/report-chart.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Digits, Hint } from '#platform/web/ui/show/text.tsx';
import { lookClass, Swatch } from './looks.tsx';
import { shareOf } from './radar-geometry.ts';

interface BarsProps {
  names: readonly string[];
  lines: readonly Omit<ChartLine, 'isFirst'>[];
  digits: Decimals;
  /** Whether a line's mark is told more coarsely than the others. */
  isRoughly?: (line: string, mark: number | null) => boolean;
}

/** A bar of each line for each name: of single questions, and of competences too few for a radar. */
export function Bars({ names, lines, digits, isRoughly }: BarsProps) {
  const { t, locale } = useT();
  return (
    <ul className="r-bars">
      {names.map((name, axis) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and names may repeat.
        <li key={axis}>
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
                <Digits>
                  {formatMark(mark, locale, digits)}
                  {isRoughly?.(key, mark) && <Hint>{t('paper.roughly')}</Hint>}
                </Digits>
              </div>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
