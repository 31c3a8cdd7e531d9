/**
 * What neither judge of accessibility sees, as functions that run in the page (decision 222). Each finds what is wrong.
 * A page of another engine gets their source, so they use nothing from around them.
 */

/** What makes the page wider than its window, and by how many pixels. */
export function wider(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.querySelectorAll('body *')].flatMap((one) => {
    const over = Math.round(one.getBoundingClientRect().right - clientWidth);
    return over > 0 ? [`${one.tagName} ${one.className}: ${over}`] : [];
  });
  return [`the page: ${scrollWidth - clientWidth}`, ...beyond];
}

/** The spacing that readers may set for themselves (WCAG 1.4.12), as far as a rule in a page can. */
export function spaceOut(): void {
  const sheet = [...document.styleSheets].find(({ href }) => href !== null) as CSSStyleSheet;
  const rules = [
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
    'p { margin-bottom: 2em !important }',
  ];
  for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
}

/** Texts of which a part is cut off. What ends in dots on purpose has its whole text elsewhere. */
export function clipped(): string[] {
  const isCut = (element: Element) => {
    const style = getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
    if (element.clientWidth <= 1 || element.clientHeight <= 1) return false;
    const isLower = element.scrollHeight > element.clientHeight + 2;
    const isWider = element.scrollWidth > element.clientWidth + 2;
    return (hides(style.overflowY) && isLower) || (hides(style.overflowX) && isWider);
  };
  const says = (element: Element) => (element as HTMLElement).textContent?.trim();
  return [...document.querySelectorAll('body *')]
    .filter((element) => isCut(element) && says(element))
    .map((element) => {
      const { right } = element.getBoundingClientRect();
      const beyond = [...element.querySelectorAll('*')].find(
        (one) => one.getBoundingClientRect().right > right + 2,
      );
      return `${element.localName}.${element.className}, beyond it ${beyond?.localName}.${beyond?.className}: ${says(element)?.slice(0, 40)}`;
    });
}

/** What moves, and what would. */
export const moving = (): string[] =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => {
      const target = (effect as KeyframeEffect).target;
      return `${target?.localName}.${target?.className}`;
    });

/** The element with the focus if something hides all of it, or nothing shows that it has the focus. */
export function lostFocus(): string[] {
  const active = document.activeElement as HTMLElement;
  // A panel that takes the focus as a whole is no stop of its own; behind the last stop is the browser's own bar.
  if (!active || active.tabIndex < 0 || !document.hasFocus()) return [];
  // A field for files is one pixel, and its label is what is seen.
  const isDot = active.getBoundingClientRect().width <= 1;
  const shown = (isDot && (active as HTMLInputElement).labels?.[0]) || active;
  const around = shown.closest('label') ?? shown;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [x, y],
    [x, top + 3],
    [x, bottom - 3],
    [left + 3, y],
    [right - 3, y],
  ];
  const isSeen = points.some(([atX = 0, atY = 0]) => {
    const on = document.elementFromPoint(atX, atY);
    return on !== null && (around.contains(on) || on === around.parentElement);
  });
  const isRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' &&
    Number.parseFloat(outlineWidth) >= 1 &&
    outlineColor !== 'rgba(0, 0, 0, 0)';
  const ringed = [active, active.firstElementChild, active.parentElement, around];
  const hasRing =
    ringed.some((one) => one && isRing(getComputedStyle(one))) ||
    ['::before', '::after'].some((part) => isRing(getComputedStyle(active, part)));
  const name = `${active.localName}.${active.className} ${active.textContent?.slice(0, 40)}`;
  return [...(isSeen ? [] : [`hidden: ${name}`]), ...(hasRing ? [] : [`no ring: ${name}`])];
}

/** What is selected, current or checked and looks like its neighbours, which are not. */
export function unmarked(): string[] {
  const states =
    '[aria-selected], [aria-pressed], [aria-current], input[type="radio"], input[type="checkbox"]';
  const isMarked = (element: Element) =>
    element instanceof HTMLInputElement
      ? element.checked
      : ['aria-selected', 'aria-pressed', 'aria-current'].some((name) => {
          const value = element.getAttribute(name);
          return value !== null && value !== 'false';
        });
  const look = (element: Element) =>
    [element, element.closest('label') ?? element]
      .map((one) => {
        const style = getComputedStyle(one);
        const { outlineStyle, outlineColor, backgroundColor, color, borderStyle, borderColor } =
          style;
        return [
          outlineStyle === 'none' ? '' : outlineStyle + outlineColor,
          backgroundColor,
          color,
          borderStyle,
          borderColor,
        ].join();
      })
      .join();
  // A browser draws the state of its own controls.
  const isNative = (element: Element) =>
    element instanceof HTMLInputElement &&
    getComputedStyle(element).appearance !== 'none' &&
    getComputedStyle(element).opacity !== '0';
  const neighbours = (element: Element) => {
    const among = element.closest(
      '[role="tablist"], [role="listbox"], [role="grid"], fieldset, nav, .ui-pager, [role="radiogroup"], .ui-segmented',
    );
    return [
      ...(among?.querySelectorAll(element.matches('[aria-current]') ? 'a, button' : states) ?? []),
    ].filter((one) => one !== element && one.localName === element.localName && !isMarked(one));
  };
  return [...document.querySelectorAll(states)]
    .filter(
      (element) => isMarked(element) && !isNative(element) && element.getClientRects().length > 0,
    )
    .filter((element) => neighbours(element).some((one) => look(one) === look(element)))
    .map(
      (element) =>
        `${element.localName}.${element.className} ${(element.textContent ?? '').slice(0, 40)}`,
    );
}

/** What is drawn in colours that the reader hasn't chosen, or in that of the ground. */
export function drawnInOwnColours(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  const [ground, ...system] = ['Canvas', 'CanvasText', 'Highlight', 'GrayText', 'LinkText'].map(
    (name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    },
  );
  probe.remove();
  const isLine = (colour: string) => colour === 'none' || system.includes(colour);
  return [...document.querySelectorAll('.r-report svg :is(path, line, polygon, text, circle)')]
    .filter((shape) => shape.getClientRects().length > 0)
    .filter((shape) => {
      const { stroke, fill } = getComputedStyle(shape);
      const isThere = [stroke, fill].some((colour) => system.includes(colour));
      return !isThere || ![stroke, fill].every((colour) => isLine(colour) || colour === ground);
    })
    .map(
      (shape) =>
        `${shape.localName}.${shape.getAttribute('class')} in ${shape.parentElement?.getAttribute('class')}`,
    );
}
