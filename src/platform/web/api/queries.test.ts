import { describe, expect, it } from 'vitest';
import { withSaved } from './queries.ts';

const saved = { id: 'b', name: 'new', version: 2 };

describe('what was saved stands in its list at once', () => {
  it('in its old place, and the count stays', () => {
    const list = { data: [{ id: 'a' }, { id: 'b', name: 'old', version: 1 }], count: 7 };
    expect(withSaved(list, { message: '', data: saved })).toEqual({
      data: [{ id: 'a' }, saved],
      count: 7,
    });
  });

  it.each([undefined, { data: [{ id: 'a' }], count: 1 }, { pages: [], pageParams: [] }])(
    'and where it is not listed nothing changes: %j',
    (list) => expect(withSaved(list, { message: '', data: saved })).toEqual(list),
  );
});
