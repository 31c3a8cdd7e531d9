// Who may import whom, as one table. Biome's later overrides replace earlier ones, so each folder's
// whole list is made here and written to biome.json by `node scripts/import-rules.js`.
import { readFileSync, writeFileSync } from 'node:fs';

/** Server capabilities in their order: each may use those before it, never those after. */
export const serverOrder = [
  ['brand', 'auth'],
  ['audit'],
  ['user'],
  ['usage'],
  ['competence', 'position', 'subdivision', 'employee', 'common-question', 'structure'],
  ['profile'],
  ['questionary'],
  ['delivery', 'template', 'notification'],
  ['reset'],
  ['own-email'],
  ['testing'],
  ['report'],
  ['demo', 'operator'],
];
const waysOut = ['jobs', 'mail', 'pdf', 'slack', 'table-file', 'db', 'http'];
const webCapabilities = [
  'sign-in',
  'questionary',
  'testing',
  'report',
  'directory',
  'user',
  'structure',
  'profile',
  'settings',
  'audit',
  'legal',
  'ui-kit',
];

const upwards = { group: ['../**'], message: 'Use #… for another folder.' };
const tests = {
  group: ['#test/**', 'vitest', '**/*.test.ts'],
  message: 'Production code never imports test code.',
};
const fullZod = { group: ['zod'], message: 'Use zod/mini.' };
const no = (message, ...group) => ({ group, message });

function serverCapability(name) {
  const at = serverOrder.findIndex((step) => step.includes(name));
  const later = serverOrder
    .slice(at)
    .flat()
    .filter((other) => other !== name);
  const earlier = serverOrder.slice(0, at).flat();
  return [
    no('Server and web never meet.', '#web/**'),
    ...(later.length
      ? [no('Stands later in the order.', ...later.map((l) => `#server/${l}/**`))]
      : []),
    ...(earlier.length
      ? [
          no(
            'Never the routes of another capability.',
            ...earlier.map((e) => `#server/${e}/routes.ts`),
          ),
        ]
      : []),
  ];
}

const allServer = serverOrder.flat();

/** From beside the folders, the relative way leads to them too. */
const bothWays = (name) => [`#web/${name}/**`, `./${name}/**`];

/** Folder → what its files may not import; with `!` before it what they may after all. */
export const rules = {
  'contract/**': [
    no(
      'The contract imports zod/mini and the keys of texts only.',
      '**',
      ...['!./*', '!#contract/**', '!#i18n/**', '!zod/mini'],
    ),
  ],
  'i18n/**': [no('Texts import nothing.', '**', '!./**', '!../**', '!#i18n/**')],
  // Files beside the folders: some compose, so capabilities are open to them.
  'server/*': [no('Server and web never meet.', '#web/**')],
  'web/*': [
    no('Server and web never meet.', '#server/**'),
    no('Only main.tsx stands above the app, by ./app.', '#web/app/**'),
    no('What all share knows no capability.', ...webCapabilities.flatMap(bothWays)),
  ],
  'server/http/**': [
    no('http knows no capability.', ...allServer.map((name) => `#server/${name}/**`)),
    no('Server and web never meet.', '#web/**'),
  ],
  ...Object.fromEntries(
    waysOut
      .filter((name) => name !== 'http')
      .map((name) => [
        `server/${name}/**`,
        [
          no('A way out knows no capability.', ...allServer.map((other) => `#server/${other}/**`)),
          no('Server and web never meet.', '#web/**'),
        ],
      ]),
  ),
  ...Object.fromEntries(allServer.map((name) => [`server/${name}/**`, serverCapability(name)])),
  'web/ui/**': [
    no(
      'Controls are free of the domain.',
      '#contract/**',
      '#server/**',
      '#web/app/**',
      '#web/session/**',
      ...['#web/*.ts', '#web/*.tsx', '!#web/store.ts', '!#web/unsaved.ts'],
      ...webCapabilities.map((name) => `#web/${name}/**`),
    ),
  ],
  'web/session/**': [
    no(
      'The session knows no screen.',
      '#server/**',
      '#web/app/**',
      ...webCapabilities.map((name) => `#web/${name}/**`),
    ),
  ],
  ...Object.fromEntries(
    webCapabilities.map((name) => [
      `web/${name}/**`,
      [
        no('Server and web never meet.', '#server/**'),
        no(
          'A capability knows no other; web/app composes.',
          '#web/app/**',
          ...webCapabilities.filter((other) => other !== name).map((other) => `#web/${other}/**`),
        ),
      ],
    ]),
  ),
  'web/app/**': [no('Server and web never meet.', '#server/**')],
};

/** Biome's overrides, one for each folder. */
export const overrides = Object.entries(rules).map(([folder, forbidden]) => ({
  includes: [folder, '!**/*.test.ts', '!**/*.test.tsx'],
  linter: {
    rules: {
      style: {
        noRestrictedImports: {
          level: 'error',
          options: {
            patterns: [...(folder === 'i18n/**' ? [] : [upwards]), tests, fullZod, ...forbidden],
          },
        },
      },
    },
  },
}));

if (process.argv[1]?.endsWith('import-rules.js')) {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  const others = (config.overrides ?? []).filter(
    (o) => !o.linter?.rules?.style?.noRestrictedImports,
  );
  writeFileSync(
    'biome.json',
    `${JSON.stringify({ ...config, overrides: [...others, ...overrides] }, null, 2)}\n`,
  );
}
