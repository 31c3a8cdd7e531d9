import type { YearChange } from '#addon/heatmap/contract/company-points.ts';
import { highestMark, lowestMark } from '#platform/contract/rules/scale.ts';
import { type bandOf, type Dot, placeOf } from './chart-rows.ts';

const ticks = Array.from({ length: highestMark - lowestMark + 1 }, (_, at) => lowestMark + at);
const percent = (place: number) => `${place}%`;
const [height, middle] = [28, 14];
/** Where the mark and, beside it, its dots stand, so that neither hides the other. */
const lanes = { height: 36, mark: 11, dots: 27 };

/** The numbers of the scale above the drawings, and what stands behind them. */
export const Scale = ({ last }: { last: string | null }) => (
  <div className="heat-chart-scale" aria-hidden="true">
    <span>
      {ticks.map((tick) => (
        <span key={tick} style={{ left: percent(placeOf(tick)) }}>
          {tick}
        </span>
      ))}
    </span>
    {last && <span>{last}</span>}
  </div>
);

type TrackProps = {
  mark: number;
  average: number | null;
  dots: readonly (Dot & { said: string })[];
  band: ReturnType<typeof bandOf>;
  /** The dots in words; the mark stands beside it. */
  label: string;
};

/** A mark on the scale, with a band and dots of what it is made of, and a line at the average of everything. */
export const Track = ({ mark, average, dots, band, label }: TrackProps) => (
  <svg
    className="heat-track"
    height={dots.length > 0 ? lanes.height : height}
    role="img"
    aria-label={label}
    aria-hidden={label === ''}
  >
    {ticks.map((tick) => (
      <Upright key={tick} at={tick} />
    ))}
    {band && (
      <rect
        x={percent(placeOf(band.low))}
        width={percent(placeOf(band.high) - placeOf(band.low))}
        y={lanes.dots - 5}
        height={10}
        rx={5}
      />
    )}
    {average !== null && <Upright at={average} className="is-average" />}
    {dots.map((dot) => (
      <circle
        key={dot.name}
        className="is-dot"
        cx={percent(placeOf(dot.mark))}
        cy={lanes.dots}
        r={4}
      >
        <title>{dot.said}</title>
      </circle>
    ))}
    <circle
      className="is-mark"
      cx={percent(placeOf(mark))}
      cy={dots.length > 0 ? lanes.mark : middle}
      r={7}
    />
  </svg>
);

const Upright = ({ at, className }: { at: number; className?: string }) => (
  <line className={className} x1={percent(placeOf(at))} x2={percent(placeOf(at))} y2="100%" />
);

/** Stands where a mark would. */
export const Hollow = () => (
  <svg className="heat-track" aria-hidden="true" width={16} height={16}>
    <circle className="is-hollow" cx={8} cy={8} r={6} />
  </svg>
);

/** A change, and as a band around none what chance does. Visual only: the same numbers stand beside it. */
export function ChangeMark({ change: given, reach }: { change: YearChange; reach: number }) {
  const { change, chance, isClear } = given;
  const place = (value: number) => 50 + (50 * value) / reach;
  return (
    <svg className="heat-track heat-change" aria-hidden="true" width={64} height={height}>
      <rect
        x={percent(place(-chance))}
        width={percent(place(chance) - place(-chance))}
        y={middle - 6}
        height={12}
        rx={6}
      />
      <line className="is-average" x1="50%" x2="50%" y1={4} y2={height - 4} />
      <circle
        className={isClear ? 'is-mark' : 'is-hollow'}
        cx={percent(place(change ?? 0))}
        cy={middle}
        r={5}
      />
    </svg>
  );
}
