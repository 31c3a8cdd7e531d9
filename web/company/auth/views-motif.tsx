const views = [
  { angle: -90, ring: 150, size: 15 },
  { angle: -18, ring: 205, size: 11 },
  { angle: 54, ring: 150, size: 12 },
  { angle: 126, ring: 205, size: 14 },
  { angle: 198, ring: 150, size: 10 },
] as const;

const at = (angle: number, ring: number) => {
  const turn = (angle * Math.PI) / 180;
  return { x: Math.round(Math.cos(turn) * ring), y: Math.round(Math.sin(turn) * ring) };
};

/**
 * One person, seen by others from all sides. It moves slowly, and not at all for those who prefer
 * reduced motion.
 */
export function ViewsMotif() {
  return (
    <svg className="motif" viewBox="-225 -225 450 450" aria-hidden="true">
      {[95, 150, 205].map((radius) => (
        <circle key={radius} r={radius} className="motif-ring" />
      ))}
      <g className="motif-views">
        {views.map(({ angle, ring, size }) => {
          const { x, y } = at(angle, ring);
          return (
            <g key={angle}>
              <line x1={x} y1={y} x2={0} y2={0} className="motif-view" />
              <circle cx={x} cy={y} r={size} className="motif-viewer" />
            </g>
          );
        })}
      </g>
      <circle r="46" className="motif-ground" />
      <circle cy="-10" r="13" className="motif-person" />
      <path d="M-24 26a24 22 0 0 1 48 0z" className="motif-person" />
    </svg>
  );
}
