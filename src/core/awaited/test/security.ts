import { by, type Fixtures, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getAwaitedList: none,
  remindAwaited: by(({ employeeId }) => ({ body: { employeeIdList: [employeeId] } }), {
    notedIn:
      'its fixture has been invited on this day by then: src/core/awaited/server/awaited.http.test.ts',
  }),
};
