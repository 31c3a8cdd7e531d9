import type { Issue } from '#platform/contract/call/issues.ts';
import { disguisedIn, type Line, linkIn } from '#platform/contract/rules/links.ts';

/** What is wrong with the links of the editor's HTML (rule 100), in the words of the server. */
export function linkIssues(html: string, { mayLink }: { mayLink: boolean }): Issue[] {
  const lines = linesOf(html);
  const address = mayLink ? undefined : linkIn(lines);
  if (address !== undefined)
    return [{ path: 'text', key: 'reportSend.errors.noLinks', params: { address } }];
  const found = disguisedIn(lines);
  return found ? [{ path: 'text', key: 'reportSend.errors.otherAddress', params: found }] : [];
}

/** The blocks that hold words, as lines. */
function linesOf(html: string): Line[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li')];
  return blocks.map((block) => {
    const words = document.createTreeWalker(block, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const line = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const { parentElement } = node;
      if (node.nodeName === 'BR') line.push({ text: '\n' });
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const href = parentElement?.closest('a')?.getAttribute('href') ?? undefined;
      line.push({ text: node.nodeValue ?? '', href });
    }
    return line;
  });
}
