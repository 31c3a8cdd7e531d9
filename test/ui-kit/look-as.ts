/** Classes of a place where controls look as if the mouse were over them, or the keyboard's focus there. */
export const lookAs = { hover: 'kit-as-hover', focus: 'kit-as-focus' } as const;

const focusable = 'a, button, input, textarea, select, summary, [tabindex]';
const copies: readonly [pseudo: string, place: string][] = [
  [':hover', `:is(.${lookAs.hover} *)`],
  [':focus-visible', `:is(.${lookAs.focus} :is(${focusable}))`],
];
const copied = new WeakSet<CSSStyleSheet>();

/** Copies every rule for the mouse and the focus to one for these places. Style files come with their controls: call it again. */
export function copyLooks(): void {
  for (const sheet of document.styleSheets) {
    if (copied.has(sheet)) continue;
    copied.add(sheet);
    copyRules(sheet);
  }
}

type Rules = Pick<CSSGroupingRule, 'cssRules' | 'insertRule'>;

function copyRules(parent: Rules): void {
  // From the end, so that no place in the list moves that is still to come.
  for (const [at, rule] of [...[...parent.cssRules].entries()].reverse()) {
    const text = rule.cssText;
    if (isSelector(rule) && copies.some(([pseudo]) => rule.selectorText.includes(pseudo))) {
      for (const [pseudo, place] of copies) {
        if (text.includes(pseudo)) parent.insertRule(text.replaceAll(pseudo, place), at + 1);
      }
    } else if ('cssRules' in rule) {
      copyRules(rule as CSSGroupingRule);
    }
  }
}

const isSelector = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;
