import type { Rolldown } from 'vite';

/** The programs, by the files that begin them. Whoever is signed in begins with the account and mostly with the journal. */
const programs = {
  start: /\/app\/web\/index\.html$/,
  'sign-in': /\/app\/web\/sign-in-app\.tsx$/,
  answering: /\/(app\/web\/answering-app|answering\/web\/link\/information-page)\.tsx$/,
  account: /\/app\/web\/(routed-app\.tsx|route\/(router\.ts|assessments-screen\.tsx))$/,
} as const;

/** What may load the whole of a program, as it is opened behind it. */
const own = {
  'sign-in': programs['sign-in'],
  answering: /\/(answering-app\.tsx|core\/answering\/.*)$/,
} as const;

/** What only long lists use: by the package's index every program would load it at once. */
const ofLists = /\/(infiniteQueryObserver|useInfiniteQuery)\.js$/;

/** From what every page needs to what one program needs alone: each file takes along what it needs itself. */
const files = [
  'start',
  'sign-in-and-account',
  'answering-and-account',
  'parts-and-account',
  'account',
  'sign-in-and-parts',
  'sign-in',
  'answering',
] as const;

/**
 * What the programs load at once, each sort in one file: as many small ones the same weighs a sixth more. All
 * else is divided by its routes.
 */
export const groups = files.map((file, at) => ({
  name: (id: string, build: Build) => (fileOf(id, build) === file ? file : null),
  priority: files.length - at,
  debugName: file,
}));

type Build = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

function fileOf(id: string, build: Build): (typeof files)[number] | undefined {
  if (ofLists.test(id)) return 'account';
  const entries = climb(id, build, 'at once').filter((one) => isEntry(one, build));
  const [start, signIn, answering, account] = Object.values(programs).map((begins) =>
    entries.some((entry) => begins.test(entry)),
  );
  if (start || (signIn && answering)) return 'start';
  const program = signIn ? 'sign-in' : answering ? 'answering' : undefined;
  const isIts = (path: string) => program !== undefined && own[program].test(path);
  if (account && entries.length > 1) {
    if (program) return `${program}-and-account`;
    const withoutAccount = climb(id, build, 'ever').some((one) => programs.start.test(one));
    return withoutAccount ? 'parts-and-account' : 'account';
  }
  if (!program || isIts(id) || entries.every(isIts)) return program;
  // Nearly every screen of the account needs what answering shares with any of them.
  return answering ? 'answering-and-account' : 'sign-in-and-parts';
}

/** The files that load this one: at once, or ever before somebody is signed in. */
function climb(id: string, build: Build, when: 'at once' | 'ever'): string[] {
  const seen = new Set<string>();
  const visit = (at: string) => {
    if (seen.has(at)) return;
    seen.add(at);
    if (when === 'ever' && programs.account.test(at)) return;
    const found = build.getModuleInfo(at);
    found?.importers.forEach(visit);
    if (when === 'ever') found?.dynamicImporters.forEach(visit);
  };
  visit(id);
  return [...seen];
}

/** Whether the browser asks for a file by itself. */
function isEntry(id: string, build: Build): boolean {
  const found = build.getModuleInfo(id);
  return !!found && (found.isEntry || found.dynamicImporters.length > 0);
}
