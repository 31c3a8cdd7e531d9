import { expect, test } from 'vitest';
import { sourcesOf } from '#test/sources.ts';
import { coloursByWidth, controlClasses, sharedClasses, unnamedSizes } from './style-rules.js';

const files = sourcesOf(['web'], { ending: /\.(css|tsx?)$/ });
const styles = files.filter(({ path }) => path.endsWith('.css'));

/** What a rule finds, each with its file. */
const found = (rule, among) =>
  among.flatMap(({ path, text }) => rule(text).map((what) => `${path}: ${what}`));

test('screens name no class of a control, neither in styles nor in markup', () => {
  const screens = files.filter(({ path }) => !path.startsWith('src/platform/web/ui/'));
  expect(screens.length).toBeGreaterThan(200);
  expect(found(controlClasses, screens)).toEqual([]);
});

test('styles change at named widths and heights alone', () => {
  expect(styles.length).toBeGreaterThan(40);
  expect(found(unnamedSizes, styles)).toEqual([]);
});

test('colours change at the width of a phone alone', () => {
  expect(found(coloursByWidth, styles)).toEqual([]);
});

test('each class is styled in one room', () => {
  expect(sharedClasses(styles.map(({ path, text }) => ({ path, css: text })))).toEqual([]);
});

test.each([
  ['.q-form > .ui-button { color: red; }', ['ui-button']],
  ['<p className="q-lead ui-muted">', ['ui-muted']],
  ["document.querySelector('.ui-dialog-body')", ['ui-dialog-body']],
  ["import './ui-list.css'; from '#platform/web/ui/show/text.tsx'", []],
  ['.gui-button { color: red; }', []],
])('of controls, %s names %j', (text, names) => {
  expect(controlClasses(text)).toEqual(names);
});

test.each([
  ['@media (max-width: 768px) {', 1],
  ['@media (width > 768px) {', 1],
  ['@media print and (min-width: 3em) {', 1],
  ['@container side (inline-size > 20em) {', 1],
  ['@media (max-height: 480px) {', 1],
  ['@media (--phone) {', 0],
  ['@media not (--tablet) { a { width: 1px; } }', 0],
  ['/* @media (max-width: 1px) { */', 0],
])('%s has %i sizes without a name', (css, count) => {
  expect(unnamedSizes(css)).toHaveLength(count);
});

test.each([
  ['@media (--tablet) { .a { color: red; } }', ['color: red']],
  [
    '.a { @media not (--upright) { &:hover { margin: 0; } background: none; } }',
    ['background: none'],
  ],
  ['@media (--narrow) { .a { inline-size: 1em; } } .b { color: red; }', []],
  ['@media (--phone) { .a { color: red; } }', []],
])('%s changes %j between the widths where colours are looked at', (css, changed) => {
  expect(coloursByWidth(css)).toEqual(changed);
});

test('a class is shared when two rooms style it, all controls being one room', () => {
  const css = '.a { & > .b:hover { margin: 0.5em; } }';
  const at = (...paths) => sharedClasses(paths.map((path) => ({ path, css })));
  expect(at('src/core/user/web/a.css', 'src/core/audit/web/b.css')).toEqual([
    'a: src/core/audit/web, src/core/user/web',
    'b: src/core/audit/web, src/core/user/web',
  ]);
  expect(at('src/core/user/web/a.css', 'src/core/user/web/b.css')).toEqual([]);
  expect(at('src/platform/web/ui/show/a.css', 'src/platform/web/ui/list/b.css')).toEqual([]);
});
