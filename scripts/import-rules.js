// Who may import whom, as tables. scripts/import-rules.test.js holds every source against them.
import { placeOf, rings } from './floors.js';

/** Subjects that still know one of a later ring: none is added, and one that is mended leaves the list. */
export const climbs = [
  'core/account > addon/help',
  'core/account > addon/sso',
  'core/answering > addon/cycle',
  'core/audit > addon/cycle',
  'core/audit > addon/source',
  'core/audit > addon/sso',
  'core/awaited > addon/cycle',
  'core/competence > addon/duplicate',
  'core/competence > addon/library',
  'core/directory > addon/duplicate',
  'core/employee > addon/duplicate',
  'core/employee > addon/scim',
  'core/employee > addon/source',
  'core/employee > addon/webhook',
  'core/mail > addon/sso',
  'core/profile > addon/webhook',
  'core/questionary > addon/cycle',
  'core/questionary > addon/library',
  'core/questionary > addon/webhook',
  'core/report > addon/heatmap',
  'core/report > addon/plan',
  'core/report > addon/summary',
  'core/report > addon/webhook',
  'core/user > addon/sso',
  'core/user > addon/webhook',
  'platform > addon/duplicate',
  'platform > addon/legal',
  'platform > addon/plan',
  'platform > addon/scim',
  'platform > addon/source',
  'platform > addon/sso',
  'platform > addon/summary',
  'platform > addon/webhook',
  'platform > app',
  'platform > core/account',
  'platform > core/answering',
  'platform > core/audit',
  'platform > core/company',
  'platform > core/competence',
  'platform > core/directory',
  'platform > core/employee',
  'platform > core/factor',
  'platform > core/mail',
  'platform > core/notification',
  'platform > core/questionary',
  'platform > core/report',
  'platform > core/security',
  'platform > core/user',
];

/**
 * The rooms of a large subject's floor, in order: one may use those of earlier steps, never those beside it or after
 * it. '.' stands for the files beside the rooms.
 */
export const halls = {
  'src/platform/contract': [['call'], ['rules'], ['.']],
  'src/platform/server': [
    ['shared'],
    ['mail', 'slack', 'worker', 'outbound'],
    ['db'],
    ['jobs', 'signal', 'pdf', 'table-file', 'keyring', 'public-demo'],
    ['http'],
    ['report-errors', 'matrix'],
    ['.'],
  ],
  'src/platform/server/db': [['schema'], ['connection'], ['.'], ['embedded']],
  'src/platform/server/http': [['page', 'metrics', 'cookie'], ['.']],
  'src/platform/server/table-file': [['cell'], ['format'], ['columns'], ['.']],
  'src/platform/web': [
    ['browser'],
    ['ui'],
    ['api'],
    ['form'],
    ['list'],
    ['session'],
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
  'src/platform/web/session': [['handoff'], ['.']],
  'src/platform/web/shared': [['copy', 'file-import', 'heat', 'rich-text'], ['.']],
  'src/core/answering/server': [['.'], ['handover']],
  'src/core/answering/web': [
    ['protection'],
    ['.'],
    ['draft'],
    ['decline', 'handover'],
    ['information'],
    ['answering'],
    ['list', 'link'],
  ],
  'src/core/directory/web': [['shared'], ['position', 'named'], ['.']],
  'src/core/employee/server': [['leader'], ['access', 'name'], ['.'], ['run', 'wish'], ['import']],
  'src/core/profile/web': [['values'], ['.']],
  'src/core/questionary/server': [
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
    ['journal'],
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
    ['known', 'paper'],
    ['content', 'opening'],
    ['list'],
    ['.'],
    ['pdf'],
    ['archive', 'compare', 'export', 'history'],
    ['send'],
    ['attacks'],
  ],
  'src/core/report/web': [
    ['shared', 'trend'],
    ['.'],
    ['export', 'opening', 'talk'],
    ['content'],
    ['compare', 'send', 'history'],
    ['list'],
  ],
  'src/core/report/web/content': [['chart'], ['.']],
  'src/addon/cycle/server': [
    ['record'],
    ['launch'],
    ['.'],
    ['board', 'cards', 'held', 'preview'],
    ['file', 'raters'],
    ['load', 'task'],
    ['many'],
  ],
  'src/addon/cycle/web': [
    ['shared'],
    ['.', 'raters'],
    ['people'],
    ['cards'],
    ['many', 'form'],
    ['list', 'person', 'today'],
    ['board'],
  ],
  'src/addon/plan/web': [['.'], ['form'], ['page']],
  'src/addon/sso/server/entry': [['rules'], ['oidc'], ['.']],
  'src/addon/structure/web': [['.'], ['tree']],
  'src/app/web': [['menu'], ['layout'], ['security'], ['route'], ['watch'], ['.']],
  'src/app/web/layout': [['beside'], ['.']],
};

/** What no order says: [a file like this, may not import what is like this, why]. */
const never = [
  [/^/, /^(vitest$|test\/)|\.test\.tsx?$/, 'Production code never imports test code.'],
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
  [/^src\/(?!app\/server\/app\.ts$)/, /\/routes\.ts$/, 'Only app.ts binds routes.'],
  [/^src\/platform\/web\/ui\//, onFloor('contract'), 'Controls are free of the domain.'],
  [/^src\/app\/web\/main\.tsx$/, /^src\/(core|addon)\/[^/]+\/web\//, 'main.tsx knows no screen.'],
];

function onFloor(floors) {
  return new RegExp(`^src/(?:platform|app|(?:core|addon|app)/[^/]+)/(?:${floors})/`);
}

/** Every handler and job is handed it, so every room of the server names its type. */
const everywhere = 'src/platform/server/context.ts';

/**
 * Why `file` may not import `imported`, or undefined where it may. Both are paths from the root;
 * `imported` may be the name of a package.
 */
export function whyNot(file, imported) {
  const found = never.find(([from, to]) => from.test(file) && to.test(imported));
  if (found) return found[2];
  if (imported === everywhere) return undefined;
  const climb = climbOf(file, imported);
  if (climb)
    return climbs.includes(climb)
      ? undefined
      : `${climb}: what is further in knows nothing further out.`;
  const [hall, from, to] = whereTheyPart(file, imported);
  const order = halls[hall];
  if (!order || from === to) return undefined;
  const [own, other] = [from, to].map((room) => order.findIndex((step) => step.includes(room)));
  return other < own ? undefined : `In ${hall}, ${to} doesn't stand before ${from}.`;
}

/** The two subjects, where the file imports one of a later ring. */
export function climbOf(file, imported) {
  const [from, to] = [placeOf(file), placeOf(imported)];
  const isUp = from && to && rings.indexOf(to.ring) > rings.indexOf(from.ring);
  return isUp ? `${from.subject} > ${to.subject}` : undefined;
}

/** The innermost folder of both, and the rooms of it in which they are. */
function whereTheyPart(file, imported) {
  const [a, b] = [file.split('/'), imported.split('/')];
  let at = 0;
  while (at < a.length - 1 && at < b.length - 1 && a[at] === b[at]) at += 1;
  const room = (path) => (path.length - 1 > at ? path[at] : '.');
  return [a.slice(0, at).join('/'), room(a), room(b)];
}
