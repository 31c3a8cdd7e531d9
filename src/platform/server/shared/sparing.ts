const minute = 60_000;

/**
 * Says the same thing at most once a minute, and then how often it came in between. `now` counts ms
 * and never goes back.
 */
export function sparing(
  say: (line: string) => void,
  now: () => number = () => performance.now(),
): (line: string) => void {
  const said = new Map<string, { at: number; held: number }>();
  return (line) => {
    const last = said.get(line);
    if (last && now() - last.at < minute) {
      last.held += 1;
      return;
    }
    for (const [other, { at }] of said) if (now() - at >= minute) said.delete(other);
    said.set(line, { at: now(), held: 0 });
    say(last?.held ? `${line} (${last.held} more since it was last said)` : line);
  };
}
