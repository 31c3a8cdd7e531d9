/** Who works here, and everybody's leaders in their order. */
interface Company {
  here: ReadonlySet<string>;
  leadersOf: (id: string) => readonly string[];
}

/** Somebody who works here, so many leaders above another. */
interface Above {
  id: string;
  steps: number;
}

/**
 * Whom somebody who works here stands under (rule 85): the first leader who works here. If all have
 * left, the first of their leaders, and so on. However long the lines of those who have left are and
 * however they cross, each pair is looked at about once for all people together.
 */
export function findNearest(
  leaders: ReadonlyMap<string, readonly string[]>,
  here: ReadonlySet<string>,
): (id: string) => string | undefined {
  const company = { here, leadersOf: (id: string) => leaders.get(id) ?? [] };
  const above = aboveThoseWhoLeft(leaders, company);
  return (id) => {
    const own = company.leadersOf(id);
    const first = own.find((one) => one !== id && here.has(one));
    if (first !== undefined) return first;
    const found = own.flatMap((one) => above.get(one) ?? []);
    // The nearest above them is the person again: who comes next is known of nobody but them.
    if (found.some((one) => one.id === id)) return searchUpwards(id, company);
    const steps = Math.min(...found.map((one) => one.steps));
    return found.find((one) => one.steps === steps)?.id;
  };
}

/** Who works here above each of those who have left. Goes down from those who work here, one leader at a time. */
function aboveThoseWhoLeft(
  leaders: ReadonlyMap<string, readonly string[]>,
  { here, leadersOf }: Company,
): Map<string, Above> {
  const led = new Map<string, string[]>();
  for (const [id, own] of leaders) {
    if (here.has(id)) continue;
    for (const leader of own) led.set(leader, [...(led.get(leader) ?? []), id]);
  }
  const above = new Map<string, Above>();
  const reach = (id: string) => (here.has(id) ? id : above.get(id)?.id);
  let wave: Iterable<string> = here;
  for (let steps = 1; ; steps++) {
    const next = new Set(
      [...wave].flatMap((id) => led.get(id) ?? []).filter((id) => !above.has(id)),
    );
    if (next.size === 0) return above;
    const found = [...next].map((id) => {
      const leader = leadersOf(id).find((one) => reach(one) !== undefined) ?? '';
      return [id, { id: reach(leader) ?? '', steps }] as const;
    });
    for (const [id, one] of found) above.set(id, one);
    wave = next;
  }
}

function searchUpwards(id: string, { here, leadersOf }: Company): string | undefined {
  const seen = new Set([id]);
  let wave = new Set(leadersOf(id));
  while (wave.size > 0) {
    const others = [...wave].filter((one) => !seen.has(one));
    const found = others.find((one) => here.has(one));
    if (found !== undefined) return found;
    for (const one of others) seen.add(one);
    wave = new Set(others.flatMap(leadersOf));
  }
  return undefined;
}
