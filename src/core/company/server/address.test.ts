import { expect, test } from 'vitest';
import { brandAddress, hostOf } from './address.ts';

test.each([
  ['https://360.example.com', null, 'https://360.example.com'],
  ['https://360.example.com', 'hr.north.ru', 'https://hr.north.ru'],
  ['http://localhost:3000', 'north.localhost', 'http://north.localhost:3000'],
])('links of a company at %s with the host %s begin with %s', (publicUrl, domain, address) =>
  expect(brandAddress(publicUrl, domain)).toBe(address),
);

test.each(['hr.north.ru', 'HR.North.ru', 'hr.north.ru.'])(
  '%s is the host hr.north.ru',
  (hostname) => expect(hostOf({ hostname })).toBe('hr.north.ru'),
);
