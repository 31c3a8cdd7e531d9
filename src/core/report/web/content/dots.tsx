import type { CompetenceMark } from '#core/report/contract/content/report-content.ts';
import { hasSelf } from '#core/report/contract/content/report-statements.ts';
import { othersLabel, type Telling } from '#core/report/contract/reading/report-words.ts';
import { highestMark, lowestMark } from '#platform/contract/rules/scale.ts';
import { lookClass, Marker } from './chart/looks.tsx';
import { marksOfScale } from './chart/radar-geometry.ts';

type Marks = Pick<CompetenceMark, 'selfMark' | 'otherParticipantMark' | 'targetMark'>;

/** Self and others as dots on one scale, and the target. Visual only: the numbers stand beside it. */
export function Dots({ marks }: { marks: Marks }) {
  const { selfMark: self, otherParticipantMark: others, targetMark: target } = marks;
  const places = [self, others].flatMap((mark) => (mark === null ? [] : [placeOnScale(mark)]));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  return (
    <span className="r-dots" aria-hidden="true">
      {marksOfScale.map((mark) => (
        <span key={mark} className="r-tick" style={{ left: `${placeOnScale(mark)}%` }} />
      ))}
      {places.length > 1 && (
        <span className="r-span" style={{ left: `${from}%`, width: `${to - from}%` }} />
      )}
      <Dot line="target" mark={target} />
      <Dot line="others" mark={others} />
      <Dot line="employee" mark={self} />
    </span>
  );
}

function Dot({ line, mark }: { line: string; mark: number | null }) {
  if (mark === null) return null;
  return (
    <svg
      className={`r-dot ${lookClass(line)}`}
      viewBox="-8 -8 16 16"
      style={{ left: `${placeOnScale(mark)}%` }}
      aria-hidden="true"
    >
      <Marker line={line} />
    </svg>
  );
}

/** The numbers of the scale, once above many rows of dots. */
export const Scale = () => (
  <span className="r-scale" aria-hidden="true">
    {marksOfScale.map((mark) => (
      <span key={mark} style={{ left: `${placeOnScale(mark)}%` }}>
        {mark}
      </span>
    ))}
  </span>
);

interface DotsKeyProps {
  telling: Telling;
  /** Whether the target is among the dots, where a competence has one. */
  hasTarget?: boolean;
}

/** The legend of the dots. Nothing where there is only one kind. */
export function DotsKey({ telling, hasTarget = false }: DotsKeyProps) {
  const { t, content } = telling;
  const dots = [
    { line: 'others', label: othersLabel(telling), isThere: true },
    { line: 'employee', label: t('paper.zones.self'), isThere: hasSelf(content) },
    {
      line: 'target',
      label: t('paper.competences.target'),
      isThere:
        hasTarget && content.competenceMarkList.some(({ targetMark }) => targetMark !== null),
    },
  ].filter(({ isThere }) => isThere);
  if (dots.length < 2) return null;
  return (
    <ul className="r-key" aria-label={t('report.zones.legend')}>
      {dots.map(({ line, label }) => (
        <li key={line}>
          <svg className={lookClass(line)} viewBox="-8 -8 16 16" aria-hidden="true">
            <Marker line={line} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The position of a mark on the scale, in percent. */
export const placeOnScale = (mark: number): number =>
  ((mark - lowestMark) / (highestMark - lowestMark)) * 100;
