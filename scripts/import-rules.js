// Who may import whom, as tables. Biome's later overrides replace earlier ones, so `node
// scripts/import-rules.js` puts together each folder's whole list and writes it to
// biome.imports.json.
import { writeFileSync } from 'node:fs';

/** The server's capabilities in order: each may use those before it, never those after it. */
export const serverOrder = [
  ['audit'],
  ['brand'],
  ['leader'],
  ['auth'],
  ['session'],
  ['delivery'],
  ['template'],
  ['notification'],
  ['event'],
  ['invitation'],
  ['user'],
  ['usage'],
  ['directory'],
  ['file-import'],
  ['competence', 'position', 'subdivision', 'employee', 'common-question', 'structure'],
  ['library'],
  ['profile'],
  ['sheet'],
  ['questionary'],
  ['awaited'],
  ['reset'],
  ['own-email', 'joining'],
  ['testing'],
  ['heatmap'],
  ['report'],
  ['matrix'],
  ['backup'],
  ['legal'],
  ['demo', 'operator'],
];
const waysOut = [
  'jobs',
  'mail',
  'slack',
  'report-errors',
  'signal',
  'pdf',
  'table-file',
  'worker',
  'keyring',
  'db',
];

/** What all screens share, in order: each may use those before it. */
const webBase = ['ui', 'api', 'form', 'list', 'session', 'shared', 'mailed-link', 'offline'];
const webCapabilities = [
  'auth',
  'reset',
  'own-email',
  'joining',
  'protection',
  'legal',
  'questionary',
  'awaited',
  'testing',
  'report',
  'heatmap',
  'notification',
  'delivery',
  'directory',
  'user',
  'structure',
  'profile',
  'settings',
  'brand',
  'audit',
  'template',
  'ui-kit',
];

/** The rooms inside a large one, in order. '.' stands for the files beside them. */
export const insides = {
  contract: [['call'], ['rules'], ['.']],
  'server/db': [['schema'], ['.'], ['embedded']],
  'server/pdf': [['paper'], ['.']],
  'server/employee': [['.'], ['import']],
  'server/report': [
    ['content'],
    ['.'],
    ['archive', 'compare', 'export', 'history'],
    ['send'],
    ['attacks'],
  ],
  'server/questionary': [['record'], ['work'], ['from-structure'], ['.'], ['from-file', 'many']],
  'web/app': [['menu'], ['layout'], ['route'], ['watch'], ['.']],
  'web/directory': [
    ['shared'],
    ['competence', 'position', 'subdivision', 'employee', 'common-question'],
    ['.'],
  ],
  'web/questionary': [
    ['.'],
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
  'web/report': [['.'], ['export'], ['content'], ['compare', 'send', 'history'], ['list']],
  'web/structure': [['.'], ['tree']],
  'web/testing': [['.'], ['draft'], ['information'], ['answering'], ['list', 'link']],
  'web/ui': [['base'], ['show'], ['press'], ['state'], ['cover'], ['field'], ['pick'], ['list']],
};

const upwards = { group: ['../**'], message: 'Use #… for another folder.' };
const tests = {
  group: ['#test/**', 'vitest', '**/*.test.ts'],
  message: 'Production code never imports test code.',
};
const fullZod = { group: ['zod'], message: 'Use zod/mini.' };
const no = (message, ...group) => ({ group, message });

const noWeb = no('Server and web never meet.', '#web/**');
const noServer = no('Server and web never meet.', '#server/**');
const server = (name) => `#server/${name}/**`;
const web = (name) => `#web/${name}/**`;

/** What is beside or after `name` in `order`. `earlier` is what it may use. */
function around(order, name) {
  const at = order.findIndex((step) => step.includes(name));
  const after = order.slice(at).flat();
  return { earlier: order.slice(0, at).flat(), later: after.filter((other) => other !== name) };
}

const allServer = serverOrder.flat();

function serverCapability(name) {
  const { earlier, later } = around(serverOrder, name);
  return [
    noWeb,
    // The operator's program runs on its own.
    ...(name === 'operator'
      ? []
      : [no('Only what starts a program knows the start.', server('start'))]),
    ...(later.length ? [no('Stands later in the order.', ...later.map(server))] : []),
    ...(earlier.length
      ? [
          no(
            'Never the routes of another capability.',
            ...earlier.map((name) => `#server/${name}/routes.ts`),
          ),
        ]
      : []),
  ];
}

/** For code that knows no capability: the ways out, http and what all share. */
const plainServer = (message) => [noWeb, no(message, ...allServer.map(server), server('start'))];

/** From the files beside the folders, a relative path leads there too. */
const bothWays = (name) => [`#web/${name}/**`, `./${name}/**`];

/** Folder → what its files may not import. A leading `!` allows it after all. */
const rooms = {
  'contract/**': [
    no(
      'The contract imports zod/mini and the keys of texts only.',
      '**',
      '!./**',
      '!#contract/**',
      '!#i18n/**',
      '!zod/mini',
    ),
  ],
  'i18n/**': [no('Texts import nothing.', '**', '!./**', '!../**', '!#i18n/**')],
  // Files beside the folders put the parts together, so they may import capabilities.
  'server/*': [noWeb],
  'server/start/**': [noWeb],
  'server/shared/**': plainServer('What all share knows no capability.'),
  'server/http/**': plainServer('http knows no capability.'),
  ...Object.fromEntries(
    waysOut.map((name) => [`server/${name}/**`, plainServer('A way out knows no capability.')]),
  ),
  ...Object.fromEntries(allServer.map((name) => [`server/${name}/**`, serverCapability(name)])),
  'web/*': [
    noServer,
    no('Only main.tsx stands above the app, by ./app.', '#web/app/**'),
    no('main.tsx knows no capability.', ...webCapabilities.flatMap(bothWays)),
  ],
  ...Object.fromEntries(
    webBase.map((name, at) => [
      `web/${name}/**`,
      [
        noServer,
        ...(name === 'ui' ? [no('Controls are free of the domain.', '#contract/**')] : []),
        no('What all screens share knows no screen.', ...['app', ...webCapabilities].map(web)),
        ...(at < webBase.length - 1
          ? [no('Stands later in the order.', ...webBase.slice(at + 1).map(web))]
          : []),
      ],
    ]),
  ),
  ...Object.fromEntries(
    webCapabilities.map((name) => [
      `web/${name}/**`,
      [
        noServer,
        no(
          'A capability knows no other; web/app composes.',
          ...['app', ...webCapabilities].filter((other) => other !== name).map(web),
        ),
      ],
    ]),
  ),
  'web/app/**': [noServer],
};

/** The rules of a room also apply in the rooms inside it, in addition to their own order. */
const inner = Object.entries(insides).flatMap(([hall, order]) =>
  order.flat().flatMap((name) => {
    const { later } = around(order, name);
    const forbidden = later.flatMap((other) => waysTo(hall, other, name));
    const folder = name === '.' ? `${hall}/*` : `${hall}/${name}/**`;
    const own = forbidden.length ? [no('Stands later inside.', ...forbidden)] : [];
    return [[folder, [...(rooms[`${hall}/**`] ?? []), ...own]]];
  }),
);

function waysTo(hall, other, from) {
  if (other === '.') return [`#${hall}/*.ts*`];
  return [`#${hall}/${other}/**`, ...(from === '.' ? [`./${other}/**`] : [])];
}

export const rules = { ...rooms, ...Object.fromEntries(inner) };

/** Biome's overrides, one for each folder. */
export const overrides = Object.entries(rules).map(([folder, forbidden]) => ({
  includes: [folder, '!**/*.test.ts', '!**/*.test.tsx'],
  linter: {
    rules: {
      style: {
        noRestrictedImports: {
          level: 'error',
          options: {
            patterns: [
              ...(folder.startsWith('i18n') ? [] : [upwards]),
              tests,
              fullZod,
              ...forbidden,
            ],
          },
        },
      },
    },
  },
}));

if (process.argv[1]?.endsWith('import-rules.js')) {
  const lines = overrides.map((override) => `  ${JSON.stringify(override)}`);
  writeFileSync('biome.imports.json', `{ "overrides": [\n${lines.join(',\n')}\n] }\n`);
}
