import { by, type Fixtures, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getNotificationList: none,
  updateNotification: by((world) => ({ body: { idList: [world.notificationId] } }), {
    unnoted: 'what somebody has read in their own list changes nothing for the company',
  }),
  getEvents: none,
};
