import { type AnyNode, parse } from 'acorn';
import type { readableSyntax } from './oldest.ts';
import { type Apis, apis, knowsStyle } from './support.ts';

/** What the oldest browsers of our statement would not understand in a built file. */

export interface Found {
  /** As MDN names it: `AbortSignal.any`, `text-wrap: balance`. */
  what: string;
  /** In the built file, both from 0. Of styles only the file is known. */
  line?: number;
  column?: number;
}

const known = apis();

/**
 * Finds interfaces that are too new in a script. Syntax that is too new throws, as `syntax` is the year of
 * ECMAScript to read it by. What asks first is left out: `a.b?.()` and `typeof a.b`.
 */
export function tooNewInScript(
  code: string,
  syntax: 5 | typeof readableSyntax,
  kind: 'module' | 'script',
): Found[] {
  const found: Found[] = [];
  const own = new Set<string>();
  const program = parse(code, { ecmaVersion: syntax, sourceType: kind, locations: true });
  walk(program, undefined, (node, parent) => {
    if (declares(node, parent)) own.add(node.name);
    const what = isAskedFirst(node, parent) ? undefined : tooNew(node, parent, known);
    const { line = 1, column = 0 } = node.loc?.start ?? {};
    if (what) found.push({ what, line: line - 1, column });
  });
  return found.filter(({ what }) => !own.has(what));
}

function tooNew(node: AnyNode, parent: AnyNode | undefined, { globals, statics, methods }: Apis) {
  if (node.type === 'Identifier') {
    return globals.get(node.name) === false && standsAlone(node, parent) ? node.name : undefined;
  }
  if (node.type !== 'MemberExpression') return undefined;
  const name = nameOf(node.property, node.computed);
  if (name === undefined) return undefined;
  const owner = node.object.type === 'Identifier' ? `${node.object.name}.${name}` : '';
  if (statics.has(owner)) return statics.get(owner) ? undefined : owner;
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
  return isCalled && methods.get(name) === false ? name : undefined;
}

function nameOf(property: AnyNode, isComputed: boolean): string | undefined {
  if (property.type === 'Identifier' && !isComputed) return property.name;
  if (property.type === 'Literal' && typeof property.value === 'string') return property.value;
  return undefined;
}

function isAskedFirst(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'CallExpression') return parent.callee === node && parent.optional;
  return parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
}

/** Neither a property's name nor a key. */
function standsAlone(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent?.type === 'Property') return parent.value === node || parent.computed;
  return !/^(MethodDefinition|PropertyDefinition|ImportSpecifier|ExportSpecifier|LabeledStatement)$/.test(
    parent?.type ?? '',
  );
}

/** Whether the file gives a name of its own here. */
function declares(node: AnyNode, parent: AnyNode | undefined): node is AnyNode & { name: string } {
  if (node.type !== 'Identifier' || !parent) return false;
  if ('params' in parent && parent.params.some((param) => param === node)) return true;
  if (parent.type === 'VariableDeclarator' || parent.type.startsWith('Function')) {
    return 'id' in parent && parent.id === node;
  }
  return parent.type.startsWith('Import') && 'local' in parent && parent.local === node;
}

function walk(
  node: AnyNode,
  parent: AnyNode | undefined,
  visit: (node: AnyNode, parent: AnyNode | undefined) => void,
): void {
  visit(node, parent);
  for (const value of Object.values(node).flat()) if (isNode(value)) walk(value, node, visit);
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Finds properties, their values, selectors and rules that are too new in a file of styles. */
export function tooNewInStyle(css: string): Found[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""');
  const found = new Set<string>();
  const look = (what: string, ...path: string[]) => {
    if (knowsStyle(...path) === false) found.add(what);
  };
  for (const [, rule = ''] of bare.matchAll(/@([a-z-]+)/g)) look(`@${rule}`, 'at-rules', rule);
  for (const [what, name = ''] of bare.matchAll(/::?([a-z-]+)(?=[^;{}]*\{)/g)) {
    look(what, 'selectors', name);
  }
  for (const [, name = '', value = ''] of bare.matchAll(/(?<=[{;])\s*([a-z-]+)\s*:([^;{}]*)/g)) {
    look(name, 'properties', name);
    for (const [word] of value.matchAll(/[a-z-]+(?!\()\b/g)) {
      look(`${name}: ${word}`, 'properties', name, word);
    }
    for (const [, word = ''] of value.matchAll(/([a-z-]+)\(/g)) {
      look(`${word}()`, 'types', word);
      look(`${word}()`, 'types', 'color', word);
    }
  }
  return [...found].map((what) => ({ what }));
}
