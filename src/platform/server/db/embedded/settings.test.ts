import { expect, test } from 'vitest';
import { settingsFor } from './settings.ts';

const gigabyte = 1024 ** 3;

test.each([
  ['a small container', 0.5, 1, ['64MB', '256MB', '64MB', 1, '32MB']],
  ['a small machine', 2, 2, ['128MB', '1024MB', '64MB', 1, '32MB']],
  ['a usual machine', 16, 8, ['1024MB', '8192MB', '256MB', 4, '128MB']],
  ['a large machine', 256, 64, ['2048MB', '65536MB', '512MB', 4, '256MB']],
])('%s', (_, gigabytes, cores, expected) => {
  const settings = settingsFor({ memory: gigabytes * gigabyte, cores });
  const names = [
    'shared_buffers',
    'effective_cache_size',
    'maintenance_work_mem',
    'autovacuum_max_workers',
    'autovacuum_work_mem',
  ];
  expect(names.map((name) => settings[name])).toEqual(expected);
});
