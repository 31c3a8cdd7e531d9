import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TemplateChannel } from '#core/mail/contract/template/rules/templates.ts';
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
import { call } from '#platform/web/api/call.ts';
import { pageQuery, useSend } from '#platform/web/api/queries.ts';

export const listOf = { email: getEmailTemplateList, notification: getNotificationTemplateList };

export const useTemplates = (channel: TemplateChannel) => useQuery(pageQuery(listOf[channel]));

export function useUpdateTemplate(channel: TemplateChannel) {
  // The form shows failures itself, at its fields.
  const options = {
    listedIn: listOf[channel],
    meta: { quiet: true },
  };
  const email = useSend(updateEmailTemplate, options);
  const notification = useSend(updateNotificationTemplate, options);
  return { email, notification };
}

export function useResetTemplate(channel: TemplateChannel) {
  const options = { listedIn: listOf[channel] };
  const email = useSend(resetEmailTemplate, options);
  const notification = useSend(resetNotificationTemplate, options);
  return { email, notification }[channel];
}

interface Words {
  subject: string;
  text: string;
}

/** What the words would look like. What can't be saved is refused here too, so it is not tried again. */
export const previewOf = (channel: TemplateChannel, id: string, { subject, text }: Words) =>
  queryOptions({
    queryKey: ['previewTemplate', channel, id, subject, text] as const,
    queryFn: ({ signal }) =>
      channel === 'email'
        ? call(previewEmailTemplate, { params: { id }, body: { subject, text }, signal })
        : call(previewNotificationTemplate, { params: { id }, body: { text }, signal }),
    retry: false,
    staleTime: 'static',
    gcTime: 0,
  });
