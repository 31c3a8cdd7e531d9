// Who may import whom, as tables. scripts/import-rules.test.js holds every source against them.
import { placeOf, rings } from './floors.js';

/**
 * The rooms of a large subject's floor, in order: one may use those of earlier steps, never those beside it or after
 * it. '.' stands for the files beside the rooms.
 */
export const halls = {
  'src/platform/contract': [['call'], ['rules'], ['.']],
  'src/platform/server': [
    ['shared', 'picture'],
    ['mail', 'slack', 'worker', 'outbound', 'report-errors'],
    ['db'],
    ['signal', 'pdf', 'table-file', 'keyring'],
    ['.'],
    ['jobs', 'public-demo'],
    ['http', 'schema'],
    ['matrix'],
  ],
  'src/platform/server/db': [['connection'], ['.'], ['embedded']],
  'src/platform/server/http': [['page', 'metrics', 'cookie'], ['.']],
  'src/platform/server/table-file': [['cell'], ['format'], ['columns'], ['.']],
  'src/platform/web': [
    ['browser'],
    ['ui'],
    ['api'],
    ['form'],
    ['list'],
    ['device'],
    ['shared'],
    ['mailed-link'],
    ['offline'],
  ],
  'src/platform/web/ui': [
    ['base'],
    ['show'],
    ['press'],
    ['state'],
    ['cover'],
    ['field'],
    ['pick'],
    ['list'],
  ],
  'src/platform/web/device': [['handoff'], ['.']],
  'src/platform/web/shared': [['copy', 'file-import', 'heat'], ['.']],
  'src/core/answering/server': [['tables'], ['.'], ['handover']],
  'src/core/answering/web': [
    ['protection'],
    ['.'],
    ['draft'],
    ['decline', 'handover', 'quick'],
    ['information'],
    ['answering'],
    ['list', 'link'],
  ],
  'src/core/directory/web': [['shared'], ['position', 'named'], ['.']],
  'src/core/employee/server': [
    ['tables'],
    ['leader'],
    ['access', 'name'],
    ['.'],
    ['run', 'wish'],
    ['import'],
  ],
  'src/core/profile/web': [['values'], ['.']],
  'src/core/questionary/server': [
    ['tables'],
    ['voice'],
    ['record'],
    ['work'],
    ['decline'],
    ['from-structure', 'load'],
    ['.'],
    ['from-file', 'many', 'held'],
  ],
  'src/core/questionary/web': [
    ['.'],
    ['decline'],
    ['choose'],
    ['fields'],
    ['many'],
    ['from-structure'],
    ['from-file'],
    ['form'],
    ['detail'],
    ['first-day'],
    ['assessments'],
    ['archive'],
  ],
  'src/core/report/contract': [
    ['rules'],
    ['policy'],
    ['content'],
    ['change'],
    ['telling'],
    ['reading'],
    ['talk'],
    ['.'],
  ],
  'src/core/report/server': [
    ['tables'],
    ['known', 'paper'],
    ['content', 'sharing'],
    ['list'],
    ['.'],
    ['pdf'],
    ['archive', 'compare', 'export', 'imported'],
    ['send'],
    ['attacks'],
  ],
  'src/core/report/web': [
    ['shared', 'trend'],
    ['.'],
    ['export', 'sharing', 'talk'],
    ['content'],
    ['compare', 'send', 'imported'],
    ['list'],
  ],
  'src/core/report/web/content': [['chart'], ['.']],
  'src/core/cycle/server': [
    ['tables'],
    ['record'],
    ['launch'],
    ['.'],
    ['board', 'cards', 'held', 'preview'],
    ['file', 'raters'],
    ['load', 'task'],
    ['many'],
  ],
  'src/core/cycle/web': [
    ['shared'],
    ['.', 'raters'],
    ['people'],
    ['cards'],
    ['many', 'form'],
    ['list', 'person', 'today'],
    ['board'],
  ],
  'src/core/plan/web': [['.'], ['form'], ['page']],
  'src/core/sso/server/entry': [['rules'], ['oidc'], ['.']],
  'src/addon/structure/web': [['.'], ['org-chart']],
  'src/app/web': [
    ['menu'],
    ['search'],
    ['layout'],
    ['security'],
    ['directory'],
    ['people'],
    ['route'],
    ['watch'],
    ['.'],
  ],
  'src/app/web/layout': [['beside'], ['.']],
};

/** What no order says: [a file like this, may not import what is like this, why]. */
const never = [
  [
    /^/,
    /^(vitest$|test\/)|^src\/.*\/test\/|\.test\.tsx?$/,
    'Production code never imports test code.',
  ],
  [/^/, /^zod$/, 'Use zod/mini.'],
  [
    onFloor('contract'),
    /^(?!src\/|zod\/mini$)/,
    'The contract imports zod/mini and the keys of texts.',
  ],
  [
    onFloor('contract'),
    onFloor('server|web'),
    'The contract imports zod/mini and the keys of texts.',
  ],
  [onFloor('texts'), /^(?!src\/)/, 'Texts import nothing.'],
  [onFloor('texts'), onFloor('contract|server|web'), 'Texts import nothing.'],
  [onFloor('server'), onFloor('web'), 'Server and web never meet.'],
  [onFloor('web'), onFloor('server'), 'Server and web never meet.'],
  [
    /^src\/(?!app\/(server\/app|web\/route\/account-routes)\.ts$)(?!.*\/server\/manifest\.ts$)/,
    /\/routes\.ts$/,
    'Only lists of all subjects name routes.',
  ],
  [/^src\/platform\/web\/ui\//, onFloor('contract'), 'Controls are free of the domain.'],
  [/^src\/app\/web\/main\.tsx$/, /^src\/(core|addon)\/[^/]+\/web\//, 'main.tsx knows no screen.'],
];

function onFloor(floors) {
  return new RegExp(`^src/(?:platform|app|(?:core|addon|app)/[^/]+)/(?:${floors})/`);
}

/** Add-ons that know another: none is added, and one that is mended leaves the list. */
export const neighbours = [
  'addon/api-key > addon/source',
  'addon/privacy > addon/heatmap',
  'addon/source > addon/api-key',
  'addon/structure > addon/privacy',
  'addon/summary > addon/heatmap',
];

/** All texts by their keys. They are words that import no code, so whoever says them climbs nowhere. */
const catalogue = 'src/app/texts/';

/**
 * Why `file` may not import `imported`, or undefined where it may. Both are paths from the root;
 * `imported` may be the name of a package.
 */
export function whyNot(file, imported) {
  const found = never.find(([from, to]) => from.test(file) && to.test(imported));
  if (found) return found[2];
  if (climbs(file, imported)) return 'What is further in knows nothing further out.';
  const pair = neighbourOf(file, imported);
  if (pair && !neighbours.includes(pair)) return `${pair} doesn't stand among the neighbours.`;
  if (/\/(server\/manifest|web\/routes)\.ts$/.test(file)) return undefined;
  const [hall, from, to] = whereTheyPart(file, imported);
  const order = halls[hall];
  if (!order || from === to) return undefined;
  const [own, other] = [from, to].map((room) => order.findIndex((step) => step.includes(room)));
  return other < own ? undefined : `In ${hall}, ${to} doesn't stand before ${from}.`;
}

function climbs(file, imported) {
  const [from, to] = [placeOf(file), placeOf(imported)];
  if (!from || !to || imported.startsWith(catalogue)) return false;
  return rings.indexOf(to.ring) > rings.indexOf(from.ring);
}

/** The two add-ons, where one imports another. */
export function neighbourOf(file, imported) {
  const [from, to] = [placeOf(file), placeOf(imported)];
  return from?.ring === 'addon' && to?.ring === 'addon' && from.subject !== to.subject
    ? `${from.subject} > ${to.subject}`
    : undefined;
}

/** The innermost folder of both, and the rooms of it in which they are. */
function whereTheyPart(file, imported) {
  const [a, b] = [file.split('/'), imported.split('/')];
  let at = 0;
  while (at < a.length - 1 && at < b.length - 1 && a[at] === b[at]) at += 1;
  const room = (path) => (path.length - 1 > at ? path[at] : '.');
  return [a.slice(0, at).join('/'), room(a), room(b)];
}
