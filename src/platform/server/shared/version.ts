import { readFileSync } from 'node:fs';
import { fromRoot } from './root.ts';

const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));

/**
 * The release, and the commit that it was built from, such as `1.2.0+3fa85f64a1b2`. What runs from its
 * sources names the release alone.
 */
export const productVersion: string = [version, process.env.BUILT_FROM].filter(Boolean).join('+');
