import { by, type Fixture, type Fixtures, none } from '#test/security/fixture.ts';

/** The ids of templates are the same in every company, so only one that nobody has is missing. */
const ofTemplate = (body?: object): Fixture => ({
  own: () => ({ params: { id: 'reminder-ru' }, ...(body && { body }) }),
  foreign: () => ({ params: { id: 'nothing-here' }, ...(body && { body }) }),
});

export const fixtures: Fixtures = {
  getEmailTemplateList: none,
  updateEmailTemplate: ofTemplate({ subject: 'x', text: '<p>x</p>' }),
  resetEmailTemplate: ofTemplate(),
  previewEmailTemplate: {
    ...ofTemplate({ subject: 'x', text: '<p>x</p>' }),
    unnoted: 'shows what would be sent',
  },
  getNotificationTemplateList: none,
  updateNotificationTemplate: ofTemplate({ text: '<p>x</p>' }),
  resetNotificationTemplate: ofTemplate(),
  previewNotificationTemplate: {
    ...ofTemplate({ text: '<p>x</p>' }),
    unnoted: 'shows what would be said',
  },
  getDeliveryList: none,
  sendAgain: by((world) => ({ params: { id: world.deliveryId } })),
};
