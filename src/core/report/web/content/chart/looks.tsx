import {
  type SymbolType,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape';

/** How a line of the chart is drawn. Lines differ by dash pattern and marker; colour only helps (look.md, "Report"). */
interface Look {
  /** SVG's stroke-dasharray. */
  dash: string;
  shape: SymbolType;
  hollow?: boolean;
}

/** Others and self are plain lines, the filled circle beside the hollow one: they are read first. */
const looks: Record<string, Look> = {
  supervisor: { dash: '14 3', shape: symbolStar },
  colleague: { dash: '8 3', shape: symbolSquare },
  customer: { dash: '2 3', shape: symbolTriangle },
  subordinate: { dash: '9 3 2 3', shape: symbolDiamond },
  employee: { dash: 'none', shape: symbolCircle, hollow: true },
  'colleague+customer': { dash: '4 3', shape: symbolWye },
  'colleague+subordinate': { dash: '12 4', shape: symbolCross },
  'customer+subordinate': { dash: '3 3', shape: symbolTriangle, hollow: true },
  'colleague+customer+subordinate': { dash: '5 3 2 3 2 3', shape: symbolSquare, hollow: true },
  others: { dash: 'none', shape: symbolCircle },
  target: { dash: '1 4', shape: symbolCross, hollow: true },
  // The lines of the earlier report in a comparison.
  'others-earlier': { dash: '5 4', shape: symbolCircle },
  'employee-earlier': { dash: '5 4', shape: symbolCircle, hollow: true },
};
const plain: Look = { dash: 'none', shape: symbolCircle };

export const lookOf = (key: string): Look => looks[key] ?? plain;

/** The class that sets a line's colour in both themes. */
export const lookClass = (key: string): string => `r-look-${key.replaceAll('+', '-')}`;

/** The marker of a line, drawn around 0,0 unless moved. */
export function Marker({ line, x = 0, y = 0 }: { line: string; x?: number; y?: number }) {
  const { shape, hollow } = lookOf(line);
  return (
    <path
      className={hollow ? 'r-marker r-marker-hollow' : 'r-marker'}
      transform={`translate(${x} ${y})`}
      d={symbol(shape, 56)() ?? ''}
    />
  );
}

/** A sample of the line with its marker, shown beside its name. */
export function Swatch({ line }: { line: string }) {
  return (
    <svg className={`r-swatch ${lookClass(line)}`} viewBox="0 -8 36 16" aria-hidden="true">
      <path className="r-line" d="M0 0H36" strokeDasharray={lookOf(line).dash} />
      <Marker line={line} x={18} />
    </svg>
  );
}
