/**
 * Makes test/fixtures/change-vectors.json: what `src/core/report/contract/change/change.ts` has to answer
 * (data-and-maths, "Change"). A second program: it imports nothing of it, lays out every rater, adds up whole
 * matrices, integrates the normal density and looks for quantiles by halving. `node scripts/change-vectors.js`
 */
import { writeFileSync } from 'node:fs';

const sigma = 0.9;
const sameRater = 0.4;
const halo = 0.8;
const matters = 1;

/** The chance that a normal number is farther than z from 0, by Simpson's rule. */
function beyond(z) {
  if (!Number.isFinite(z)) return 0;
  const end = z + 12;
  const steps = 20_000;
  const step = (end - z) / steps;
  const density = (x) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  let total = density(z) + density(end);
  for (let at = 1; at < steps; at += 1) total += (at % 2 ? 4 : 2) * density(z + at * step);
  return (2 * total * step) / 3;
}

function quantile(share) {
  let [low, high] = [0, 10];
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (low + high) / 2;
    if (beyond(middle) > share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Each rater's part in the mean. Of a group told roughly only those who surely gave a mark. */
function partsOf(groups) {
  const sheets = groups.reduce((total, { sheetCount }) => total + sheetCount, 0);
  return groups.flatMap(({ sheetCount, saidCount }) =>
    Array.from({ length: saidCount }, () => sheetCount / sheets / saidCount),
  );
}

function deviationOf({ earlier, later, bothCount }) {
  const [was, is] = [partsOf(earlier), partsOf(later)];
  const count = (groups) => groups.reduce((total, { sheetCount }) => total + sheetCount, 0);
  // Rater by rater: own variances, then twice the covariance of everybody who is in both.
  let variance = 0;
  for (const part of [...was, ...is]) variance += part * part;
  for (let who = 0; who < bothCount; who += 1) {
    variance -= (2 * sameRater) / count(earlier) / count(later);
  }
  return Math.sqrt(sigma * sigma * variance);
}

function wholeOf(rows) {
  let variance = 0;
  for (const [one, { deviation }] of rows.entries())
    for (const [other, row] of rows.entries())
      variance += (one === other ? 1 : halo) * deviation * row.deviation;
  const change = rows.reduce((total, row) => total + row.change, 0) / rows.length;
  return { change, deviation: Math.sqrt(variance) / rows.length };
}

const near = [];
function verdict({ change, deviation }, share) {
  const limit = quantile(share) * deviation;
  near.push(Math.abs(Math.abs(change) - limit), Math.abs(matters - limit));
  if (Math.abs(change) > limit) return change > 0 ? 'higher' : 'lower';
  return limit > matters ? 'tooFew' : 'chance';
}

/** Holm's steps: the smallest chance first, and none after the first that stays. */
function singles(rows, share) {
  const order = rows
    .map((row, at) => ({ row, at }))
    .filter(({ row }) => row)
    .sort(
      (a, b) =>
        beyond(Math.abs(a.row.change) / a.row.deviation) -
        beyond(Math.abs(b.row.change) / b.row.deviation),
    );
  const found = rows.map(() => null);
  let left = order.length;
  let isOver = false;
  for (const { row, at } of order) {
    found[at] = verdict(row, share / left);
    if (found[at] !== 'higher' && found[at] !== 'lower') isOver = true;
    if (!isOver) left -= 1;
  }
  return found;
}

function judge(rows) {
  const known = rows.filter(Boolean);
  if (known.length < 2) return { whole: null, singleList: singles(rows, 0.05) };
  const whole = verdict(wholeOf(known), 0.04);
  const isClear = whole === 'higher' || whole === 'lower';
  return { whole, singleList: singles(rows, isClear ? 0.05 : 0.01) };
}

let seed = 20261127;
function random(below) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return (seed >>> 16) % below;
}

function drawGroups() {
  return Array.from({ length: 1 + random(3) }, () => {
    const sheetCount = 1 + random(18);
    const saidCount = random(5) === 0 ? Math.max(1, Math.ceil(sheetCount / 2)) : sheetCount;
    return { sheetCount, saidCount };
  });
}

function drawCase() {
  const [earlier, later] = [drawGroups(), drawGroups()];
  const said = (groups) => groups.reduce((total, { saidCount }) => total + saidCount, 0);
  const bothCount = random(3) === 0 ? 0 : random(Math.min(said(earlier), said(later)) + 1);
  const drift = (random(25) - 12) / 10;
  const rowList = Array.from({ length: 1 + random(12) }, () =>
    random(9) === 0
      ? null
      : Math.round((drift + (random(17) - 8) / 10 + random(2) * random(2) * 0.9) * 10) / 10,
  );
  return { means: { earlier, later, bothCount }, changeList: rowList };
}

const caseList = [];
while (caseList.length < 60) {
  const { means, changeList } = drawCase();
  near.length = 0;
  const deviation = deviationOf(means);
  const rows = changeList.map((change) => (change === null ? null : { change, deviation }));
  const known = rows.filter(Boolean);
  const expected = {
    deviation,
    wholeDeviation: known.length ? wholeOf(known).deviation : null,
    ...judge(rows),
  };
  // Nothing that rests on the last digits.
  if (Math.min(...near) > 1e-4) caseList.push({ means, changeList, expected });
}

/** The fewest raters, as many each time, with whom a true change is told in 80 of 100. */
function peopleToSee({ size, sharedPart, competences, share, factor }) {
  const reach = quantile(share) + quantile(0.4);
  for (let people = 1; ; people += 1) {
    const deviation =
      sigma * Math.sqrt((2 / people) * (1 - sameRater * sharedPart)) * factor(competences);
    if (reach * deviation <= size) return people;
  }
}

const alone = () => 1;
const together = (count) => Math.sqrt((1 + (count - 1) * halo) / count);
const powerList = [1, 0.5, 0.3].flatMap((size) =>
  [1, 0.5, 0].map((sharedPart) => ({
    size,
    sharedPart,
    whole: peopleToSee({ size, sharedPart, competences: 10, share: 0.04, factor: together }),
    single: peopleToSee({ size, sharedPart, competences: 10, share: 0.01 / 10, factor: alone }),
  })),
);

/** One vector on a line each, so that a diff shows which ones changed. */
const onLines = (list) => `[\n${list.map((each) => JSON.stringify(each)).join(',\n')}\n]`;
writeFileSync(
  new URL('../test/fixtures/change-vectors.json', import.meta.url),
  `{"caseList":${onLines(caseList)},"powerList":${onLines(powerList)}}\n`,
);
