import { profile, someCompany } from '#test/security/bodies.ts';
import { alone, by, type Fixtures } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getEmployeeProfile: by((world) => ({ params: { id: world.subjectId } })),
  getEmployeeCompany: by((world) => ({ params: { id: world.subjectId } })),
  updateProfile: alone((world) => ({ body: profile(world) })),
  updateCompany: alone((world) => ({ body: someCompany(world) })),
  updateAnyProfile: by((world) => ({ params: { id: world.subjectId }, body: profile(world) })),
  updateAnyCompany: by((world) => ({ params: { id: world.subjectId }, body: someCompany(world) })),
};
