import { existsSync } from 'node:fs';
import { placeOf } from './floors.js';

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** The parts of the whole (tsconfig.json) that the compiler takes alone, and what lies in each, tests aside. */
const isOn = (file, ...floors) => floors.includes(placeOf(file)?.floor);
const parts = {
  'tsconfig.server.json': (file) => isOn(file, 'server', 'contract', 'texts'),
  'tsconfig.web.json': (file) => isOn(file, 'web', 'contract', 'texts'),
  'tsconfig.tools.json': (file) => /^(e2e|bench|scripts|deploy)\/|^[^/]+$/.test(file),
};

/**
 * Where the types of these files are looked at, deleted ones among them: the projects that they lie in, and the
 * tests among them, with what they import. What tests share reaches all of them, so it takes the whole.
 */
export function projectsOf(files) {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const product = sources.filter((file) => !isTest(file));
  if (product.some((file) => /^(src\/.*\/)?test\//.test(file)))
    return { projects: ['tsconfig.json'], tests: [] };
  return {
    projects: Object.keys(parts).filter((part) => product.some(parts[part])),
    tests: sources.filter((file) => isTest(file) && existsSync(file)),
  };
}
