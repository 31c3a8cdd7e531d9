/** Works out each answer once and remembers it: rows of a file say the same again and again. */
export function onceEach<Cells extends string[], Answer extends object | string | undefined>(
  answer: (...cells: Cells) => Answer,
): (...cells: Cells) => Answer {
  const known = new Map<string, { answered: Answer }>();
  return (...cells) => {
    const key = cells.length === 1 ? (cells[0] ?? '') : JSON.stringify(cells);
    const before = known.get(key);
    if (before) return before.answered;
    const answered = answer(...cells);
    known.set(key, { answered });
    return answered;
  };
}
