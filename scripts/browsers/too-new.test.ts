import { expect, test } from 'vitest';
import { readableSyntax } from './oldest.ts';
import { tooNewInScript, tooNewInStyle } from './too-new.ts';

const found = (code: string) =>
  tooNewInScript(code, readableSyntax, 'module').map(({ what }) => what);

test.each([
  ['AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
  ['new Intl.Segmenter()', 'Intl.Segmenter'],
  ['element.checkVisibility()', 'checkVisibility'],
  ["set['isSubsetOf'](other)", 'isSubsetOf'],
  ['Iterator.from(list)', 'Iterator.from'],
  ['requestIdleCallback(run)', 'requestIdleCallback'],
])('%s is too new', (code, what) => {
  expect(found(`let y;\n${code}`)).toContain(what);
});

test.each([
  'AbortSignal.timeout(1)',
  'structuredClone(list.toSorted().at(-1))',
  'AbortSignal.any?.([a])',
  'typeof Intl.Segmenter === "function"',
  'function requestIdleCallback(run) { run(); } requestIdleCallback()',
  'const names = { Iterator: 1 }; names.Iterator',
  'own.isError',
])('%s is not', (code) => {
  expect(found(code)).toEqual([]);
});

test('where it stands is told', () => {
  const place = { what: 'URL.canParse', line: 1, column: 2 };
  expect(tooNewInScript('let a;\n  URL.canParse(a)', readableSyntax, 'module')).toEqual([place]);
});

test.each([
  ['a module of a later year', 'let a = /[\\p{L}--[a-z]]/v', readableSyntax, 'module'],
  ['a first script with an arrow', 'var a = () => 1', 5, 'script'],
] as const)('%s cannot be read', (_, code, syntax, kind) => {
  expect(() => tooNewInScript(code, syntax, kind)).toThrow(SyntaxError);
});

test.each([
  ['a{text-wrap:balance}', ['text-wrap', 'text-wrap: balance']],
  ['a{color:light-dark(red,blue)}', ['light-dark()']],
  ['@starting-style{a{color:red}}', ['@starting-style']],
  ['a:open{color:red}', [':open']],
  ['/* a:open{} */a:has(b)::before{content:"light-dark(a)";color:color-mix(in srgb,red,blue)}', []],
])('in %s is too new: %j', (css, whats) => {
  expect(tooNewInStyle(css).map(({ what }) => what)).toEqual(whats);
});
