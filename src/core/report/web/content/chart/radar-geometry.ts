import { highestMark, lowestMark } from '#platform/contract/rules/scale.ts';

/** The layout of a radar in pixels. The y axis grows downwards, and axis 0 points up. */
export interface RadarFrame {
  width: number;
  height: number;
  radius: number;
  centre: { x: number; y: number };
  /** True when names stand at the axes; otherwise numbers do, with a list beside. */
  named: boolean;
}

export const marksOfScale = Array.from(
  { length: highestMark - lowestMark + 1 },
  (_, index) => lowestMark + index,
);

/** For widths from `from` on: up to how many axes names are shown, and how much room these have beside the chart. */
const rooms = [
  { from: 480, most: 12, side: (width: number) => Math.min(Math.max(width * 0.26, 120), 190) },
  { from: 300, most: 8, side: () => 92 },
];
const largestRadius = 220;
const labelGap = 10;
/** Room above and below for a label of three lines. */
const labelHeight = 56;

/** The layout for a width. Where names find no room the axes are numbered (look.md, "Report"). */
export function radarFrame(width: number, axes: number): RadarFrame {
  const room = rooms.find(({ from }) => width >= from);
  const named = room !== undefined && axes <= room.most;
  const side = named ? room.side(width) : 30;
  const radius = Math.max(40, Math.min(width / 2 - side, largestRadius));
  const above = named ? labelHeight : 30;
  // With an odd number of axes, none of them points straight down.
  const below = axes % 2 === 0 ? radius : radius * Math.cos(Math.PI / axes);
  const centre = { x: width / 2, y: above + radius };
  return { width, height: centre.y + below + above, radius, named, centre };
}

/** The share of an axis or bar that a mark fills. Mark 1 is a little above zero, so that low marks keep their shape. */
export const shareOf = (mark: number): number =>
  (mark - lowestMark + 0.5) / (highestMark - lowestMark + 0.5);

/** An axis's angle, clockwise from the top, in radians. */
export const angleOf = (axis: number, axes: number): number => (axis / axes) * 2 * Math.PI;

export function pointAt(frame: RadarFrame, axis: number, axes: number, length: number) {
  const angle = angleOf(axis, axes);
  return {
    x: frame.centre.x + length * Math.sin(angle),
    y: frame.centre.y - length * Math.cos(angle),
  };
}

export interface LabelBox {
  left: number;
  width: number;
  /** Where the top, middle or bottom edge of the box is. */
  y: number;
  edge: 'top' | 'middle' | 'bottom';
  align: 'start' | 'center' | 'end';
}

/** Where an axis's label goes. It never sticks out of the frame sideways. */
export function labelBox(frame: RadarFrame, axis: number, axes: number): LabelBox {
  const { x, y } = pointAt(frame, axis, axes, frame.radius + labelGap);
  const angle = angleOf(axis, axes);
  const [across, down] = [Math.sin(angle), -Math.cos(angle)];
  const edge = down < -0.8 ? 'bottom' : down > 0.8 ? 'top' : 'middle';
  if (!frame.named) return { left: x - 12, width: 24, y, edge: 'middle', align: 'center' };
  if (Math.abs(across) < 0.1) {
    const width = Math.min(middleWidth(frame, axes), frame.width);
    return { left: x - width / 2, width, y, edge, align: 'center' };
  }
  if (across > 0) return { left: x, width: frame.width - x, y, edge, align: 'start' };
  return { left: 0, width: x, y, edge, align: 'end' };
}

/** As wide as the labels to the left and right leave room for. */
function middleWidth(frame: RadarFrame, axes: number): number {
  const next = (frame.radius + labelGap) * Math.sin(angleOf(1, axes));
  return axes < 5 ? 220 : Math.max(2 * next - 16, 80);
}

/**
 * The order in which a line connects its axes. With every mark present it goes once around from
 * axis 0. Otherwise it starts after a gap, so that no piece of the line is split between the end
 * and the start.
 */
export function visitOrder(marks: readonly (number | null)[]): { axes: number[]; closed: boolean } {
  const gap = marks.indexOf(null);
  const axes = marks.map((_, step) => (gap + 1 + step) % marks.length);
  return { axes, closed: gap === -1 };
}
