import { type FormEvent, useState } from 'react';
import { z } from 'zod/mini';
import { type sendReport, sendReportForm } from '#contract/assessment/report-send.ts';
import { seesAllReports } from '#contract/platform/call/access.ts';
import type { BodyInput } from '#contract/platform/call/endpoint.ts';
import { ApiError } from '#web/platform/api/call.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { session } from '#web/platform/session/session.ts';
import type { SendingAddress } from '#web/platform/shared/beside.ts';
import { linkIssues } from './message-links.ts';
import { useSendReport } from './queries.ts';
import { recipientPlaceOf, recipientsOf, type SendValues, sendIssues } from './recipients.ts';
import { splitAddresses } from './suggestions.ts';

type Body = BodyInput<typeof sendReport>;

const nothing: SendValues = { text: '', people: {}, emails: [], typed: '' };

/**
 * The form that sends a report. An address that was typed and not added yet goes too. Where its subject may not read it
 * yet, `asked` answers whether it is to be sent all the same.
 */
export function useSendForm(report: SendingAddress, onClose: () => void) {
  const send = useSendReport();
  const [asked, setAsked] = useState<(isSure: boolean) => void>();
  async function sendOrAsk(body: Body) {
    try {
      return await send.mutateAsync({ body });
    } catch (error) {
      if (!isBeforeOpening(error)) throw error;
      const isSure = await new Promise<boolean>((answer) => setAsked(() => answer));
      setAsked(undefined);
      if (!isSure) throw error;
      return send.mutateAsync({ body: { ...body, beforeOpening: true } });
    }
  }
  const form = useForm<SendValues, Body, { version: number }, { message: string }>({
    saved: undefined,
    initial: nothing,
    valuesOf: () => nothing,
    savedSchema: z.object({ version: z.number() }),
    schema: sendReportForm,
    bodyOf: (values) => ({ ...report, text: values.text, ...recipientsOf(withTyped(values)) }),
    alsoWrong: (values) => {
      const all = withTyped(values);
      const isLeft = all.typed.trim() !== '';
      return [
        ...(isLeft ? [{ path: 'emails', key: 'validation.invalidEmail' as const }] : []),
        ...sendIssues(all),
        ...linkIssues(all.text, { mayLink: seesAllReports(session()?.roles ?? []) }),
      ];
    },
    placeOf: (path, body): string => recipientPlaceOf(path, body, form.values),
    send: sendOrAsk,
    onDone: onClose,
  });
  function submit(event: FormEvent) {
    const { typed, emails } = withTyped(form.values);
    if (typed !== form.values.typed) form.change({ typed, emails });
    form.submit(event);
  }
  return { ...form, submit, asked };
}

const isBeforeOpening = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'beforeOpening');

/** As if what was typed had been added. */
function withTyped(values: SendValues): SendValues {
  const { emails, rest } = splitAddresses(values.typed);
  const added = emails.filter((one) => !values.emails.includes(one));
  return { ...values, emails: [...values.emails, ...added], typed: rest };
}
