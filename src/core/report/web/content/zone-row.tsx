import type { ZoneMark } from '#core/report/contract/content/report-content.ts';
import { sayZoneMarks, type Telling } from '#core/report/contract/reading/report-words.ts';
import { highestMark, lowestMark } from '#platform/contract/rules/scale.ts';
import { hyphenate } from '#platform/web/ui/base/hyphenate.ts';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { lookClass, Marker } from './chart/looks.tsx';
import { marksOfScale } from './chart/radar-geometry.ts';

/** A competence with the marks of self and others as dots on one scale, and the numbers as text. */
export function ZoneRow({ zone, telling }: { zone: ZoneMark; telling: Telling }) {
  const { name, selfMark, otherParticipantMark } = zone;
  return (
    <li className="r-zone-row">
      <span className="r-zone-name">{hyphenate(name)}</span>
      <Dots self={selfMark} others={otherParticipantMark} />
      <Hint digits>{sayZoneMarks(zone, telling)}</Hint>
    </li>
  );
}

function Dots({ self, others }: { self: number | null; others: number | null }) {
  const places = [self, others].flatMap((mark) => (mark === null ? [] : [placeOnScale(mark)]));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  return (
    <span className="r-dots" aria-hidden="true">
      {marksOfScale.map((mark) => (
        <span key={mark} className="r-tick" style={{ left: `${placeOnScale(mark)}%` }}>
          {mark}
        </span>
      ))}
      <span className="r-span" style={{ left: `${from}%`, width: `${to - from}%` }} />
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

/** The position of a mark on the scale, in percent. */
export const placeOnScale = (mark: number): number =>
  ((mark - lowestMark) / (highestMark - lowestMark)) * 100;
