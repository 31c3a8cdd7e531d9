import { useState } from 'react';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { type Digits, digitsOf, formatMark } from '#core/report/contract/content/report-numbers.ts';
import { type ChartLine, chartLines } from '#core/report/contract/reading/report-chart.ts';
import { type AnswerWords, answerWord } from '#platform/contract/rules/answer-words.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { Bars } from './bars.tsx';
import { Swatch } from './looks.tsx';
import { Radar } from './radar.tsx';
import { type Hidden, howManyShown, toggleAll, toggleOne } from './toggles.ts';

/** Two axes would enclose no area. */
const fewestAxes = 3;

/** The marks of a report by competence as a chart. */
export function Chart({ content }: { content: ReportContent }) {
  const { t } = useT();
  return (
    <LineChart
      heading={t('paper.chart.heading')}
      names={content.competenceMarkList.map(({ name }) => name)}
      lines={chartLines(content, t)}
      digits={digitsOf(content)}
      words={content.answerWords}
    />
  );
}

interface LineChartProps {
  /** The heading of the table that tells the chart's numbers to screen readers. */
  heading: string;
  /** The competences, one axis each. */
  names: readonly string[];
  lines: readonly ChartLine[];
  digits: Digits;
  /** The words in which raters answered (rule 168). */
  words: AnswerWords | undefined;
  /** Stands below the scale. */
  note?: string | undefined;
}

/** A chart with a toggle for each line. Nothing without lines. */
export function LineChart({ heading, names, lines, digits, words, note }: LineChartProps) {
  const { t, locale } = useT();
  const [hidden, setHidden] = useState<Hidden>(() => new Set(hiddenAtFirst(lines)));
  const shown = lines.filter(({ key }) => !hidden.has(key));
  const isRadar = names.length >= fewestAxes;
  if (lines.length === 0) return null;
  return (
    <>
      <div className="r-chart-sides">
        <div>
          {isRadar ? (
            <Radar names={names} lines={shown} />
          ) : (
            <div aria-hidden="true">
              <Bars names={names} lines={shown} digits={digits} />
            </div>
          )}
          {shown.length === 0 && <p className="r-chart-hidden">{t('report.chart.hidden')}</p>}
        </div>
        <div className="r-chart-legend">
          <Toggles lines={lines} hidden={hidden} onChange={setHidden} />
          <Hint as="p">
            {t(isRadar ? 'paper.chart.scale' : 'paper.chart.barsScale')}{' '}
            {t('report.chart.legend', {
              lowest: answerWord(words, 5, { t, locale }),
              highest: answerWord(words, 1, { t, locale }),
            })}
          </Hint>
          {note && <Hint as="p">{note}</Hint>}
        </div>
      </div>
      <ChartTable heading={heading} names={names} lines={lines} digits={digits} />
    </>
  );
}

/** A chart begins with what everybody looks at; the roles are a press away. */
const hiddenAtFirst = (lines: readonly ChartLine[]): string[] =>
  lines.filter(({ isFirst }) => !isFirst).map(({ key }) => key);

interface TogglesProps {
  lines: readonly ChartLine[];
  hidden: Hidden;
  onChange: (hidden: Hidden) => void;
}

/** The legend. Each line of it is a switch; the "all" switch sets them all and shows their common state. */
export function Toggles({ lines, hidden, onChange }: TogglesProps) {
  const { t } = useT();
  const keys = lines.map(({ key }) => key);
  const all = howManyShown(keys, hidden);
  return (
    <fieldset className="r-toggles">
      <VisuallyHidden as="legend">{t('report.chart.show')}</VisuallyHidden>
      {lines.length > 1 && (
        <Checkbox
          label={t('report.chart.all')}
          checked={all === 'all'}
          indeterminate={all === 'some'}
          onChange={() => onChange(toggleAll(keys, hidden))}
        />
      )}
      {lines.map(({ key, look, label }) => (
        <Checkbox
          key={key}
          label={
            <span className="r-toggle">
              <Swatch line={look} />
              {label}
            </span>
          }
          checked={!hidden.has(key)}
          onChange={() => onChange(toggleOne(hidden, key))}
        />
      ))}
    </fieldset>
  );
}

/** The chart's numbers as a table, for screen readers. */
function ChartTable(props: {
  heading: string;
  names: readonly string[];
  lines: readonly ChartLine[];
  digits: Digits;
}) {
  const { heading, names, lines, digits } = props;
  const { t, locale } = useT();
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{t('paper.competences.name')}</th>
            {lines.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, axis) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and names may repeat.
            <tr key={axis}>
              <th scope="row">{name}</th>
              {lines.map(({ key, marks }) => (
                <td key={key}>{formatMark(marks[axis] ?? null, locale, digits)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
