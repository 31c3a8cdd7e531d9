/**
 * Gives each name a number behind it that is there already: `a.pdf`, `a_2.pdf`. Case makes no
 * difference.
 */
export function makeNames(): (name: string) => string {
  const given = new Set<string>();
  return (name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.\w+)?$/.exec(name) ?? [];
    let own = name;
    for (let n = 2; given.has(own.toLowerCase()); n += 1) own = `${stem}_${n}${ending}`;
    given.add(own.toLowerCase());
    return own;
  };
}
