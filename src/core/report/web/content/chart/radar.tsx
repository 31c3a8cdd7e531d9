import { curveLinear, curveLinearClosed, lineRadial } from 'd3-shape';
import { useRef } from 'react';
import type { ChartLine } from '#core/report/contract/reading/report-chart.ts';
import { hyphenate } from '#platform/web/ui/base/hyphenate.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { lookClass, lookOf, Marker } from './looks.tsx';
import {
  angleOf,
  labelBox,
  marksOfScale,
  pointAt,
  type RadarFrame,
  radarFrame,
  shareOf,
  visitOrder,
} from './radar-geometry.ts';
import { useWidth } from './use-width.ts';

export interface RadarProps {
  /** The competences, one axis each; at least 3. */
  names: readonly string[];
  lines: readonly ChartLine[];
}

/** Visual only: a table beside it gives the same numbers to screen readers. */
export function Radar({ names, lines }: RadarProps) {
  const { t } = useT();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const frame = radarFrame(width, names.length);
  const { x, y } = frame.centre;
  return (
    <div className="r-radar" ref={box}>
      {width > 0 && (
        <div className="r-radar-drawing" aria-hidden="true" style={{ height: frame.height }}>
          <svg
            aria-hidden="true"
            width={width}
            height={frame.height}
            viewBox={`0 0 ${width} ${frame.height}`}
          >
            <Grid frame={frame} axes={names.length} />
            <g transform={`translate(${x} ${y})`}>
              {lines.map((line) => (
                <Line key={line.key} line={line} frame={frame} />
              ))}
            </g>
            <ScaleLabels frame={frame} axes={names.length} />
          </svg>
          <Labels names={names} frame={frame} />
        </div>
      )}
      {width > 0 && !frame.named && (
        <ol className="r-axes" aria-label={t('report.chart.axes')}>
          {names.map((name, axis) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and names may repeat.
            <li key={axis}>{name}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Grid({ frame, axes }: { frame: RadarFrame; axes: number }) {
  const corners = (mark: number) =>
    range(axes).map((axis) => {
      const { x, y } = pointAt(frame, axis, axes, frame.radius * shareOf(mark));
      return `${x},${y}`;
    });
  return (
    <g className="r-grid">
      {marksOfScale.map((mark) => (
        <polygon key={mark} points={corners(mark).join(' ')} />
      ))}
      {range(axes).map((axis) => {
        const end = pointAt(frame, axis, axes, frame.radius);
        return <line key={axis} x1={frame.centre.x} y1={frame.centre.y} x2={end.x} y2={end.y} />;
      })}
    </g>
  );
}

/** Drawn last, so that no line covers the scale. */
function ScaleLabels({ frame, axes }: { frame: RadarFrame; axes: number }) {
  return (
    <g className="r-scale-labels">
      {marksOfScale.map((mark) => {
        const { x, y } = pointAt(frame, 0, axes, frame.radius * shareOf(mark));
        return (
          <text key={mark} x={x + 6} y={y + 4}>
            {mark}
          </text>
        );
      })}
    </g>
  );
}

/** A line around the centre at 0,0. A competence without a mark leaves a gap. */
function Line({ line, frame }: { line: ChartLine; frame: RadarFrame }) {
  const { marks, look } = line;
  const { axes, closed } = visitOrder(marks);
  const reach = (axis: number) => frame.radius * shareOf(marks[axis] ?? 0);
  const draw = lineRadial<number>()
    .angle((axis) => angleOf(axis, marks.length))
    .radius(reach)
    .defined((axis) => marks[axis] !== null)
    .curve(closed ? curveLinearClosed : curveLinear);
  const centred = { ...frame, centre: { x: 0, y: 0 } };
  return (
    <g className={lookClass(look)}>
      <path className="r-line" d={draw(axes) ?? ''} strokeDasharray={lookOf(look).dash} />
      {axes
        .filter((axis) => marks[axis] !== null)
        .map((axis) => (
          <Marker key={axis} line={look} {...pointAt(centred, axis, marks.length, reach(axis))} />
        ))}
    </g>
  );
}

/** Words of fewer letters find room beside the chart of any phone. */
const shortestBroken = 10;

function Labels({ names, frame }: { names: readonly string[]; frame: RadarFrame }) {
  return names.map((name, axis) => {
    const { left, width, y, edge, align } = labelBox(frame, axis, names.length);
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and names may repeat.
        key={axis}
        className={`r-label r-label-${edge}`}
        style={{ left, width, top: y, textAlign: align }}
      >
        {frame.named ? hyphenate(name, shortestBroken) : axis + 1}
      </span>
    );
  });
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
