import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { listOf, one } from '#platform/contract/call/envelope.ts';
import { optionalLongText, text, version } from '#platform/contract/call/fields.ts';
import { templatePolicy } from './policy/template.ts';
import { longestSubject, longestText, templateTypes } from './rules/templates.ts';

/** What a company says in its letters and notifications, in the caller's language (rules 32 and 33). */

export const template = z.object({
  /** The type with the language that it is for: `invitation-ru`. The same in every company. */
  id: z.string(),
  /** Counts the company's changes. A reset is one. */
  version: z.number(),
  templateType: z.enum(templateTypes),
  /** The subject line of an e-mail. A notification has none. */
  subject: z.string(),
  /** HTML of a small allow-list, with variables as `{{group.name}}`. */
  text: z.string(),
  /** Whether the company has words of its own here. */
  isChanged: z.boolean(),
  variableTypeList: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      variableList: z.array(
        z.object({
          /** As it is written between the braces. */
          id: z.string(),
          name: z.string(),
          /** Stands in a paragraph of its own. */
          isBlock: z.boolean(),
        }),
      ),
    }),
  ),
});
export type Template = z.infer<typeof template>;

const html = optionalLongText(longestText).check(z.minLength(1));
/** Left out, the subject line stays as it is. */
const emailFields = { subject: z.optional(text(longestSubject)), text: html };
const notificationFields = { text: html };
export const emailTemplateForm = z.strictObject(emailFields);
export const notificationTemplateForm = z.strictObject(notificationFields);

/** Ids are the product's own, so another company's is nothing to hide. */
const params = z.strictObject({ id: z.string().check(z.maxLength(50)) });
const idAgain = { id: z.optional(z.string()) };

/** A letter or a notification as it would arrive, with invented people. */
const preview = z.object({
  subject: z.string(),
  /** The whole letter; of a notification its words alone. */
  html: z.string(),
});

export const getEmailTemplateList = endpoint({
  name: 'getEmailTemplateList',
  summary: "The texts of e-mails, in the caller's language",
  method: 'GET',
  path: '/template/email/list',
  access: 'template_email_email_list',
  reply: listOf(template),
});

export const updateEmailTemplate = endpoint({
  name: 'updateEmailTemplate',
  summary: 'Saves the text of an e-mail; what a template may not hold is removed or refused',
  method: 'PATCH',
  path: '/template/email/{id}',
  access: templatePolicy.email.update.needs,
  params,
  body: z.strictObject({ ...idAgain, version, ...emailFields }),
  reply: one(template),
  errors: ['staleVersion'],
});

export const resetEmailTemplate = endpoint({
  name: 'resetEmailTemplate',
  summary: 'Restores the default text of an e-mail',
  method: 'PATCH',
  path: '/template/email/reset/{id}',
  access: templatePolicy.email.reset.needs,
  params,
  reply: one(template),
});

export const previewEmailTemplate = endpoint({
  name: 'previewEmailTemplate',
  summary: 'Shows a text as the e-mail it would become; saves nothing',
  method: 'POST',
  path: '/template/email/{id}/preview',
  access: 'template_email_email_list',
  params,
  body: emailTemplateForm,
  reply: one(preview),
});

export const getNotificationTemplateList = endpoint({
  name: 'getNotificationTemplateList',
  summary: "The texts of notifications, in the caller's language",
  method: 'GET',
  path: '/template/notification/list',
  access: 'template_password_password_list',
  reply: listOf(template),
});

export const updateNotificationTemplate = endpoint({
  name: 'updateNotificationTemplate',
  summary: 'Saves the text of a notification; what a template may not hold is removed or refused',
  method: 'PATCH',
  path: '/template/notification/{id}',
  access: templatePolicy.notification.update.needs,
  params,
  body: z.strictObject({ ...idAgain, version, ...notificationFields }),
  reply: one(template),
  errors: ['staleVersion'],
});

export const resetNotificationTemplate = endpoint({
  name: 'resetNotificationTemplate',
  summary: 'Restores the default text of a notification',
  method: 'PATCH',
  path: '/template/notification/reset/{id}',
  access: templatePolicy.notification.reset.needs,
  params,
  reply: one(template),
});

export const previewNotificationTemplate = endpoint({
  name: 'previewNotificationTemplate',
  summary: 'Shows a text as the notification it would become; saves nothing',
  method: 'POST',
  path: '/template/notification/{id}/preview',
  access: 'template_password_password_list',
  params,
  body: notificationTemplateForm,
  reply: one(preview),
});
