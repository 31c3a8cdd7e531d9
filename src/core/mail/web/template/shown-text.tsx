import '#core/mail/web/rich-text/chip.css';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';

interface ShownTextProps {
  /** The text as it is stored. Only its words and a few tags are taken from it. */
  html: string;
  /** The names of its variables. */
  names: Readonly<Record<string, string>>;
}

const kept = new Set(['p', 'h2', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'br']);
/** Tags shown as others: the card's title is the heading, so the text has none. */
const shownAs: Record<string, string> = { h2: 'p' };

/** The text of a template with its variables as chips. Links are shown, and lead nowhere. */
export function ShownText({ html, names }: ShownTextProps) {
  const body = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body, [html]);
  return <div className="template-text">{childrenOf(body, names)}</div>;
}

const childrenOf = (node: Node, names: ShownTextProps['names']): ReactNode[] =>
  [...node.childNodes].map((child, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
    <Fragment key={at}>{partOf(child, names)}</Fragment>
  ));

function partOf(node: Node, names: ShownTextProps['names']): ReactNode {
  if (!(node instanceof Element)) return <Words text={node.textContent ?? ''} names={names} />;
  const tag = node.localName;
  if (tag === 'br') return <br />;
  const inside = childrenOf(node, names);
  if (tag === 'a') return <span className="template-anchor">{inside}</span>;
  if (!kept.has(tag)) return inside;
  const className = tag === 'h2' ? 'template-heading' : undefined;
  return createElement(shownAs[tag] ?? tag, { className }, ...inside);
}

/** Words, and variables as chips. */
export function Words({ text, names }: { text: string; names: ShownTextProps['names'] }) {
  return text.split(/\{\{([^{}]*)\}\}/).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <span key={at} className="rich-chip">
        {names[part.trim()] ?? part}
      </span>
    ) : (
      part
    ),
  );
}
