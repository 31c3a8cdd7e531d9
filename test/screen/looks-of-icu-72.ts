/**
 * An Intl whose Canadian English and Swedish dates look American, as ICU 72 made Canadian ones: 11/22/26
 * instead of 2026-11-22. Who reads a date from its parts sees no difference.
 *
 * A walk runs this function's text in a browser, so it uses nothing from outside of it.
 */
export function looksOfIcu72(real: typeof Intl): typeof Intl {
  type Given = ConstructorParameters<typeof Intl.DateTimeFormat>;
  const american = ([locales, options]: Given): Given => [
    /^(en-CA|sv)/.test(String(locales)) ? 'en-US' : locales,
    options,
  ];
  const DateTimeFormat = new Proxy(real.DateTimeFormat, {
    construct: (target, given: Given) => new target(...american(given)),
    apply: (target, _, given: Given) => target(...american(given)),
  });
  const names = Object.getOwnPropertyNames(real) as (keyof typeof Intl)[];
  const same = Object.fromEntries(names.map((name) => [name, real[name]]));
  return { ...same, DateTimeFormat } as unknown as typeof Intl;
}
