import { existsSync } from 'node:fs';

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** The parts of the whole (tsconfig.json) that the compiler takes alone, and what lies in each, tests aside. */
const parts = {
  'tsconfig.server.json': /^(server|contract|i18n)\//,
  'tsconfig.web.json': /^(web|contract|i18n)\//,
  'tsconfig.tools.json': /^(e2e|bench|scripts|deploy)\/|^[^/]+$/,
};

/**
 * Where the types of these files are looked at, deleted ones among them: the projects that they lie in, and the
 * tests among them, with what they import. What tests share reaches all of them, so it takes the whole.
 */
export function projectsOf(files) {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const product = sources.filter((file) => !isTest(file));
  if (product.some((file) => file.startsWith('test/')))
    return { projects: ['tsconfig.json'], tests: [] };
  return {
    projects: Object.keys(parts).filter((part) => product.some((file) => parts[part].test(file))),
    tests: sources.filter((file) => isTest(file) && existsSync(file)),
  };
}
