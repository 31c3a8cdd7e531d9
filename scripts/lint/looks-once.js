// Where a screen's test looks once for what may come later, it fails on a busy machine.
import { parseSync } from 'vite';

const looks = /^get(?:All)?By/;
const isFunction = ({ type }) => /Function(?:Expression|Declaration)$/.test(type);

/**
 * The lines of a screen's test in which something that can wait looks once: `getBy…` in an async
 * function, or as what is pressed or typed into. A function that is not async is left alone: `waitFor` asks
 * it again and again.
 */
export function looksOnce(path, text) {
  const found = [];
  function read(node, within) {
    if (Array.isArray(node)) for (const one of node) read(one, within);
    if (!node?.type) return;
    const callee = node.type === 'CallExpression' ? node.callee : undefined;
    if (callee && looks.test(callee.property?.name ?? '') && within.canWait)
      found.push(text.slice(0, node.start).split('\n').length);
    const acts = callee && /^(?:user|fireEvent)\.\w+$|\.user\.\w+$/.test(sourceOf(callee));
    const inside = isFunction(node)
      ? { canWait: node.async }
      : { canWait: within.canWait || Boolean(acts) };
    for (const part of Object.values(node)) if (typeof part === 'object') read(part, inside);
  }
  const sourceOf = ({ start, end }) => text.slice(start, end);
  read(parseSync(path, text).program, { canWait: false });
  return found;
}
