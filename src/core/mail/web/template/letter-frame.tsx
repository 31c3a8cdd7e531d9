import { useRef } from 'react';

/**
 * A letter in a window of its own that runs no scripts and leads nowhere. The page allows no styles that are
 * written in HTML, so they are set here by hand; in a letter they are plain text until then.
 */
export function LetterFrame({ html, label }: { html: string; label: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { markup, sheet } = withoutStyles(html);
  return (
    <iframe
      ref={frame}
      className="template-frame"
      title={label}
      sandbox="allow-same-origin"
      // All of it is in view, and nothing in it can be pressed.
      tabIndex={-1}
      srcDoc={markup}
      onLoad={() => frame.current && dress(frame.current, sheet)}
    />
  );
}

/** Quotes in words are written as entities, so ` style="` can only be an attribute. */
function withoutStyles(html: string): { markup: string; sheet: string } {
  const sheet = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const markup = html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replaceAll(' style="', ' data-style="')
    .replaceAll(' href="', ' data-href="');
  return { markup, sheet };
}

function dress(frame: HTMLIFrameElement, sheet: string): void {
  const { contentDocument: inside, contentWindow: view } = frame;
  if (!inside || !view) return;
  for (const element of inside.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  const { CSSStyleSheet: Sheet } = view as unknown as typeof globalThis;
  const made = new Sheet();
  made.replaceSync(sheet);
  inside.adoptedStyleSheets = [made];
  frame.style.height = `${inside.documentElement.scrollHeight}px`;
}
