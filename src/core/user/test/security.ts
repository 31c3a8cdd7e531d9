import { newLeaderEmail, user } from '#test/security/bodies.ts';
import { alone, by, type Fixtures, inForm, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  resetFactor: by(({ unreachedId: id }) => ({ params: { id } })),
  getRoles: none,
  getUserList: none,
  createUser: inForm((world) => ({ body: { ...user(world), email: newLeaderEmail } })),
  updateUser: by((world) => ({ params: { id: world.userId }, body: user(world) })),
  sendAccountLetter: by((world) => ({ params: { id: world.unreachedId } })),
  deleteUser: by((world) => ({ params: { id: world.userId } })),
  getWaitingRights: none,
  stopRight: by((world) => ({ params: { id: world.waitingRightId } })),
  agreeRight: by((world) => ({ params: { id: world.ownRightId } })),
  readStopLink: alone(({ stopToken }) => ({ body: { token: stopToken } }), {
    unnoted: 'reads; by POST, so that no address has its token',
  }),
  stopByLink: alone(({ stopToken }) => ({ body: { token: stopToken } })),
};
