// Who may import whom, as tables. scripts/import-rules.test.js holds every source against them.

/**
 * The rooms of each hall, in order: one may use those of earlier steps, never those beside it or after
 * it. '.' stands for the files beside the rooms. The same four districts stand on every floor.
 */
export const halls = {
  contract: [['platform'], ['company'], ['people'], ['assessment'], ['.']],
  'contract/platform': [['call'], ['rules'], ['.']],
  'contract/company': [['help', 'rules'], ['policy'], ['hook'], ['.']],
  'contract/people': [
    ['policy', 'rules'],
    ['entry'],
    ['.'],
    ['run', 'scim', 'twin', 'wish'],
    ['source'],
  ],
  'contract/assessment': [
    ['rules'],
    ['policy'],
    ['content'],
    ['change'],
    ['telling'],
    ['reading'],
    ['talk'],
    ['.'],
    ['privacy', 'decline', 'cycle', 'answering', 'company', 'plan', 'held'],
  ],

  server: [
    ['platform'],
    ['company'],
    ['people'],
    ['assessment'],
    ['demo'],
    ['start'],
    ['operator'],
    ['.'],
  ],
  'server/platform': [
    ['shared'],
    ['mail', 'slack', 'worker', 'outbound'],
    ['db'],
    ['jobs', 'signal', 'pdf', 'table-file', 'keyring', 'public-demo'],
    ['http'],
    ['report-errors', 'matrix'],
  ],
  'server/platform/db': [['schema'], ['connection'], ['.'], ['embedded']],
  'server/platform/http': [['page', 'metrics', 'cookie'], ['.']],
  'server/platform/pdf': [['paper'], ['.']],
  'server/platform/table-file': [['cell'], ['format'], ['columns'], ['.']],
  'server/company': [
    ['audit'],
    ['brand'],
    ['auth'],
    ['session', 'proof'],
    ['delivery'],
    ['security'],
    ['hook'],
    ['key'],
    ['template'],
    ['notification'],
    ['factor'],
    ['event'],
    ['invitation'],
    ['legal', 'backup', 'retention', 'sso', 'audit-line', 'help'],
  ],
  'server/people': [
    ['known'],
    ['leader'],
    ['user'],
    ['usage'],
    ['directory'],
    ['file-import'],
    ['library'],
    ['competence', 'position', 'subdivision', 'employee', 'common-question', 'structure'],
    ['taking', 'sso', 'scim', 'source', 'twin'],
    ['profile'],
    ['reset'],
    ['own-email', 'joining', 'knock'],
  ],
  'server/people/sso': [['rules'], ['oidc'], ['.']],
  'server/people/employee': [['access', 'name'], ['.'], ['run', 'wish'], ['import']],
  'server/assessment': [
    ['sheet', 'consent'],
    ['questionary'],
    ['awaited'],
    ['testing'],
    ['heatmap'],
    ['summary'],
    ['report'],
    ['plan'],
    ['cycle'],
    ['privacy'],
  ],
  'server/assessment/testing': [['.'], ['handover']],
  'server/assessment/questionary': [
    ['voice'],
    ['record'],
    ['work'],
    ['decline'],
    ['from-structure', 'load'],
    ['.'],
    ['from-file', 'many', 'held'],
  ],
  'server/assessment/cycle': [
    ['record'],
    ['launch'],
    ['.'],
    ['board', 'cards', 'held', 'preview'],
    ['file', 'raters'],
    ['load', 'task'],
    ['many'],
  ],
  'server/assessment/report': [
    ['content', 'opening'],
    ['list'],
    ['.'],
    ['pdf'],
    ['archive', 'compare', 'export', 'history'],
    ['send'],
    ['attacks'],
  ],

  // A screen knows no other: web/app composes them.
  web: [['platform'], ['company', 'people', 'assessment'], ['ui-kit'], ['app'], ['.']],
  'web/platform': [
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
  'web/platform/ui': [
    ['base'],
    ['show'],
    ['press'],
    ['state'],
    ['cover'],
    ['field'],
    ['pick'],
    ['list'],
  ],
  'web/platform/session': [['handoff'], ['.']],
  'web/platform/shared': [
    ['copy', 'cycle', 'file-import', 'heat', 'report', 'rich-text', 'trend'],
    ['.'],
    ['factor'],
  ],
  'web/company': [
    [
      'auth',
      'brand',
      'security',
      'sso',
      'settings',
      'audit',
      'legal',
      'template',
      'delivery',
      'hook',
      'key',
      'notification',
      'help',
    ],
  ],
  'web/people': [
    [
      'reset',
      'own-email',
      'joining',
      'sso',
      'directory',
      'run',
      'source',
      'user',
      'structure',
      'profile',
    ],
  ],
  'web/people/directory': [
    ['shared', 'twin', 'wish'],
    ['competence', 'position', 'named', 'employee', 'common-question'],
    ['.'],
  ],
  'web/people/profile': [['values'], ['.']],
  'web/people/structure': [['.'], ['tree']],
  'web/assessment': [
    ['raters'],
    [
      'protection',
      'consent',
      'questionary',
      'awaited',
      'testing',
      'report',
      'heatmap',
      'summary',
      'privacy',
    ],
    ['cycle', 'plan'],
  ],
  'web/assessment/cycle': [
    ['.'],
    ['people'],
    ['cards'],
    ['many', 'form'],
    ['list', 'person', 'today'],
    ['board'],
  ],
  'web/assessment/plan': [['.'], ['form'], ['page']],
  'web/assessment/questionary': [
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
  'web/assessment/report': [
    ['.'],
    ['export', 'opening', 'talk'],
    ['content'],
    ['compare', 'send', 'history'],
    ['list'],
  ],
  'web/assessment/report/content': [['chart'], ['.']],
  'web/assessment/testing': [
    ['.'],
    ['draft'],
    ['decline', 'handover'],
    ['information'],
    ['answering'],
    ['list', 'link'],
  ],
  'web/app/layout': [['beside'], ['.']],
  'web/app': [['menu'], ['layout'], ['security'], ['route'], ['watch'], ['.']],
};

/** What no order says: [a file like this, may not import what is like this, why]. */
const never = [
  [/^/, /^(vitest$|test\/)|\.test\.tsx?$/, 'Production code never imports test code.'],
  [/^/, /^zod$/, 'Use zod/mini.'],
  [
    /^contract\//,
    /^(?!contract\/|i18n\/|zod\/mini$)/,
    'The contract imports zod/mini and the keys of texts.',
  ],
  [/^i18n\//, /^(?!i18n\/)/, 'Texts import nothing.'],
  [/^server\//, /^web\//, 'Server and web never meet.'],
  [/^web\//, /^server\//, 'Server and web never meet.'],
  [/^server\/.+\//, /\/routes\.ts$/, 'Only app.ts binds routes.'],
  [/^web\/platform\/ui\//, /^contract\//, 'Controls are free of the domain.'],
  [/^web\/[^/]+$/, /^web\/(company|people|assessment)\//, 'main.tsx knows no screen.'],
];

/** Every handler and job is handed it, so every room of the server names its type. */
const everywhere = 'server/context.ts';

/**
 * Why `file` may not import `imported`, or undefined where it may. Both are paths from the root;
 * `imported` may be the name of a package.
 */
export function whyNot(file, imported) {
  const found = never.find(([from, to]) => from.test(file) && to.test(imported));
  if (found) return found[2];
  if (imported === everywhere) return undefined;
  const [hall, from, to] = whereTheyPart(file, imported);
  const order = halls[hall];
  if (!order || from === to) return undefined;
  const [own, other] = [from, to].map((room) => order.findIndex((step) => step.includes(room)));
  return other < own ? undefined : `In ${hall}, ${to} doesn't stand before ${from}.`;
}

/** The innermost folder of both, and the rooms of it in which they are. */
function whereTheyPart(file, imported) {
  const [a, b] = [file.split('/'), imported.split('/')];
  let at = 0;
  while (at < a.length - 1 && at < b.length - 1 && a[at] === b[at]) at += 1;
  const room = (path) => (path.length - 1 > at ? path[at] : '.');
  return [a.slice(0, at).join('/'), room(a), room(b)];
}
