import { highestMark, lowestMark } from '#platform/contract/rules/scale.ts';

export interface TrendLineProps {
  /** In the order of the reports. Null where a report has no mark. */
  marks: readonly (number | null)[];
  /** The lowest and the highest mark of the drawing. */
  scale: readonly [number, number];
  width: number;
  height: number;
}

const edge = 5;

/** A small line with a dot for each mark. Visual only: the same numbers stand beside it. */
export function TrendLine({ marks, scale: [low, high], width, height }: TrendLineProps) {
  const points = marks.flatMap((mark, at) =>
    mark === null
      ? []
      : [
          {
            at,
            x: edge + (at / Math.max(marks.length - 1, 1)) * (width - 2 * edge),
            y: edge + ((high - mark) / (high - low)) * (height - 2 * edge),
          },
        ],
  );
  const last = points.at(-1);
  return (
    <svg
      className="trend-line"
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map((point) => (
        <circle key={point.at} cx={point.x} cy={point.y} r={point === last ? 4 : 2.5} />
      ))}
    </svg>
  );
}

/** Whole marks around all of these and at least two apart, so that small changes stay small. */
export function scaleOf(marks: readonly (number | null)[]): [number, number] {
  const given = marks.filter((mark) => mark !== null);
  if (given.length === 0) return [lowestMark, highestMark];
  const high = Math.min(Math.max(Math.ceil(Math.max(...given)), lowestMark + 2), highestMark);
  return [Math.min(Math.floor(Math.min(...given)), high - 2), high];
}
