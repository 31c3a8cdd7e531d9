/** Where the others stand around the person, and how large. */
const views = [
  [0, -150, 15],
  [195, -63, 11],
  [88, 121, 12],
  [-120, 166, 14],
  [-143, -46, 10],
];

/**
 * One person, seen by others from all sides. It moves slowly, and not at all for those who prefer
 * reduced motion.
 */
export const ViewsMotif = () => (
  <svg className="motif" viewBox="-225 -225 450 450" aria-hidden="true">
    {[95, 150, 205].map((radius) => (
      <circle key={radius} r={radius} className="motif-ring" />
    ))}
    <g className="motif-views">
      {views.map(([x, y, size]) => (
        <g key={x}>
          <line x1={x} y1={y} className="motif-view" />
          <circle cx={x} cy={y} r={size} className="motif-viewer" />
        </g>
      ))}
    </g>
    <circle r="46" className="motif-ground" />
    <circle cy="-10" r="13" className="motif-person" />
    <path d="M-24 26a24 22 0 0 1 48 0z" className="motif-person" />
  </svg>
);
