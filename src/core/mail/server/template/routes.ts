import {
  getEmailTemplateList,
  getNotificationTemplateList,
  previewEmailTemplate,
  previewNotificationTemplate,
  resetEmailTemplate,
  resetNotificationTemplate,
  updateEmailTemplate,
  updateNotificationTemplate,
} from '#core/mail/contract/template/template.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { previewTemplate, resetTemplate, updateTemplate } from './save.ts';
import { listAll } from './templates.ts';

export const routes: Route[] = [
  on(getEmailTemplateList)((call) =>
    inBrand(call, (scope) => listAll(scope, 'email', call.locale)),
  ),
  on(updateEmailTemplate)((call) => updateTemplate(call, 'email')),
  on(resetEmailTemplate)((call) => resetTemplate(call, 'email')),
  on(previewEmailTemplate)((call) => previewTemplate(call, 'email')),
  on(getNotificationTemplateList)((call) =>
    inBrand(call, (scope) => listAll(scope, 'notification', call.locale)),
  ),
  on(updateNotificationTemplate)((call) => updateTemplate(call, 'notification')),
  on(resetNotificationTemplate)((call) => resetTemplate(call, 'notification')),
  on(previewNotificationTemplate)((call) => previewTemplate(call, 'notification')),
];
