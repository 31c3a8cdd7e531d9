import { by, type Fixtures, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getPendingList: none,
  remindPending: by(({ employeeId }) => ({ body: { employeeIdList: [employeeId] } }), {
    notedIn:
      'its fixture has been invited on this day by then: src/core/pending/server/pending.http.test.ts',
  }),
};
