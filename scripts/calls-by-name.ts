import { type CallExpression, type Node, parse } from 'acorn';

/**
 * What the browser never reads of a call, or of the calls of a directory: what it takes, what it
 * answers, and what is said of it.
 */
const unread = new Set([
  'summary',
  'params',
  'query',
  'body',
  'reply',
  'errors',
  'row',
  'form',
  'special',
]);
const declares = new Set(['endpoint', 'directoryCalls', 'archiveCalls']);

/**
 * A module of the contract for the browser: its calls without those properties, so that the schemas
 * which no form checks drop out of the build. Spaces take their place: the rest stays where it was.
 */
export function forBrowser(code: string): string {
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  return callsIn(body as Node[])
    .flatMap(unreadIn)
    .reduce((bare, { start, end }) => blank(bare, start, end), code);
}

/** From there to there, and the comma behind it. */
function blank(code: string, start: number, end: number): string {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
  const gone = code.slice(start, end + comma).replace(/[^\n]/g, ' ');
  return code.slice(0, start) + gone + code.slice(end + comma);
}

function unreadIn({ arguments: taken }: CallExpression): Node[] {
  const given = taken.at(-1);
  if (given?.type !== 'ObjectExpression') return [];
  return given.properties.filter(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && unread.has(one.key.name),
  );
}

/** Every `endpoint({…})` and its like, wherever it stands. */
function callsIn(nodes: readonly Node[]): CallExpression[] {
  return nodes.flatMap((node) => {
    const inside = callsIn(Object.values(node).flat().filter(isNode));
    return isEndpoint(node) ? [node, ...inside] : inside;
  });
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const isEndpoint = (node: Node): node is CallExpression => {
  const { type, callee } = node as CallExpression;
  return type === 'CallExpression' && callee.type === 'Identifier' && declares.has(callee.name);
};
