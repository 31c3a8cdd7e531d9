import { expect, test } from 'vitest';
import { agrees, installEnvironment } from './prepare-install.js';

const here = { os: [process.platform], cpu: [process.arch] };
const elsewhere = { os: ['sunos'], cpu: ['s390x'] };

test('what is installed agrees only when every package that suits this machine is there', () => {
  const wanted = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', dev: true },
    'node_modules/a-here': { version: '1.0.0', optional: true, ...here },
    'node_modules/a-elsewhere': { version: '1.0.0', optional: true, ...elsewhere },
    'node_modules/needed-elsewhere': { version: '1.0.0', optional: true },
  };
  const { 'node_modules/a-elsewhere': _, 'node_modules/needed-elsewhere': _1, ...found } = wanted;
  expect(agrees(wanted, found)).toBe(true);
  const { 'node_modules/a': __, ...withoutDev } = found;
  expect(agrees(wanted, withoutDev)).toBe(false);
  const { 'node_modules/a-here': ___, ...withoutOptional } = found;
  expect(agrees(wanted, withoutOptional)).toBe(false);
  expect(agrees(wanted, { ...found, 'node_modules/a': { version: '0.9.0' } })).toBe(false);
});

test('settings of a production machine leave no package out', () => {
  const env = { npm_config_omit: 'dev', NPM_CONFIG_PRODUCTION: 'true', NODE_ENV: 'production' };
  expect(installEnvironment({ ...env, PATH: '/bin' })).toEqual({ PATH: '/bin' });
});
