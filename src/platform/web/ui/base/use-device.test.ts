import { expect, it } from 'vitest';
import { deviceOf } from './use-device.ts';

it('knows the devices by their width', () => {
  expect([390, 768, 769, 1248, 1249].map(deviceOf)).toEqual([
    'mobile',
    'mobile',
    'tablet',
    'tablet',
    'desktop',
  ]);
});
