import { expect, test } from 'vitest';
import { plainScimAddress } from './plain-scim-address.ts';

test.each([
  ['/api/scim/v2/Users', '/api/scim/v2/Users'],
  ['/api/scim/v2//Users?count=1', '/api/scim/v2/Users?count=1'],
  ['/api/scim/v2/Users/?filter=id eq "a//b?"', '/api/scim/v2/Users?filter=id eq "a//b?"'],
  ['/api/scim/v2/Users/7/', '/api/scim/v2/Users/7'],
  ['/api/employee//', '/api/employee//'],
  ['/api/scim/v20//', '/api/scim/v20//'],
])('%s is %s', (asked, plain) => {
  expect(plainScimAddress(asked)).toBe(plain);
});
