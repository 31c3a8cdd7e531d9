import { useQuery } from '@tanstack/react-query';
import { sizeText } from '#core/report/contract/change/change-words.ts';
import { lastDayOf } from '#core/report/contract/content/report-days.ts';
import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import {
  digitsOfTrend,
  fewestInTrend,
  type ReportTrend,
} from '#core/report/contract/reading/report-trend.ts';
import { getReportTrend } from '#core/report/contract/report-compare.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { hyphenate } from '#platform/web/ui/base/hyphenate.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Digits, Hint } from '#platform/web/ui/show/text.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import { scaleOf, TrendLine } from './trend-line.tsx';
import './trend.css';

/** How others' ratings of a person have developed. Nothing below three reports: they are compared. */
export function Trend({ employeeId }: { employeeId: string }) {
  const { t } = useT();
  const trend = useQuery(partQuery(getReportTrend, { params: { id: employeeId } }));
  const data = trend.data?.data;
  if (trend.isLoading) return <Settling />;
  if (trend.isError && !data) return <QueryError query={trend} title={t('trend.failed')} />;
  if (!data || data.reportList.length < fewestInTrend) return null;
  return <Drawn trend={data} />;
}

function Drawn({ trend }: { trend: ReportTrend }) {
  const { reportList, competenceList, whole } = trend;
  const texts = useT();
  const { t, locale } = texts;
  const scale = scaleOf(competenceList.flatMap(({ markList }) => markList));
  const day = (at: number) => {
    const report = reportList.at(at);
    return formatDay(report && lastDayOf(report, texts.timeZone), texts);
  };
  return (
    <section className="trend">
      <div>
        <h3>{t('trend.heading')}</h3>
        <Hint as="p">
          {t('trend.note', { count: reportList.length, from: day(0), to: day(-1) })}{' '}
          {whole &&
            t(`trend.whole.${whole.verdict ?? 'known'}`, {
              change: sizeText(whole, locale, digitsOfTrend),
            })}
        </Hint>
      </div>
      <ul className="trend-list" aria-hidden="true">
        {competenceList.map(({ competenceId, name, markList }) => (
          <li key={competenceId}>
            <span>{hyphenate(name)}</span>
            <TrendLine marks={markList} scale={scale} width={112} height={32} />
            <FirstAndLast marks={markList} />
          </li>
        ))}
      </ul>
      <TrendTable trend={trend} />
    </section>
  );
}

function FirstAndLast({ marks }: { marks: readonly (number | null)[] }) {
  const { locale } = useT();
  const given = marks.filter((mark) => mark !== null);
  const said = given.length > 1 ? [given[0], given.at(-1)] : given;
  return (
    <Digits>
      {said.map((mark) => formatMark(mark ?? null, locale, digitsOfTrend)).join(' → ')}
    </Digits>
  );
}

/** Every number behind the lines, for screen readers. */
function TrendTable({ trend: { reportList, competenceList } }: { trend: ReportTrend }) {
  const texts = useT();
  const { t, locale } = texts;
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{t('trend.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('trend.competence')}</th>
            {reportList.map((report) => (
              <th key={report.questionaryId} scope="col">
                {t('trend.report', {
                  number: report.number,
                  day: formatDay(lastDayOf(report, texts.timeZone), texts),
                })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {competenceList.map(({ competenceId, name, markList }) => (
            <tr key={competenceId}>
              <th scope="row">{name}</th>
              {reportList.map(({ questionaryId }, at) => (
                <td key={questionaryId}>
                  {formatMark(markList[at] ?? null, locale, digitsOfTrend)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
