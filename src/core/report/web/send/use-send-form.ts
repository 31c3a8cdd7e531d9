import { type FormEvent, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { session } from '#core/account/web/session/session.ts';
import {
  firstMessage,
  type sendReport,
  sendReportForm,
} from '#core/report/contract/report-send.ts';
import { seesAllReports } from '#platform/contract/call/access.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { ApiError } from '#platform/web/api/call.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import type { SendingAddress } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { linkIssues } from './message-links.ts';
import { useSendReport } from './queries.ts';
import { recipientPlaceOf, recipientsOf, type SendValues, sendIssues } from './recipients.ts';
import { splitAddresses } from './suggestions.ts';

type Body = BodyInput<typeof sendReport>;

/** The form's values. Without `people` nobody has been ticked by hand yet, and those proposed are ticked. */
type Given = Omit<SendValues, 'people'> & { people: SendValues['people'] | undefined };

/**
 * The form that sends a report, and may go on to the next one. An address that was typed and not added yet goes too. Where its subject may not read it
 * yet, `asked` answers whether it is to be sent all the same.
 */
export function useSendForm(
  report: SendingAddress,
  { proposed, onDone }: { proposed: SendValues['people']; onDone: (goesOn: boolean) => void },
) {
  const { t } = useT();
  const send = useSendReport();
  const given = ({ people = proposed, ...rest }: Given): SendValues => ({ people, ...rest });
  const [asked, setAsked] = useState<(isSure: boolean) => void>();
  const goesOn = useRef(false);
  async function sendOrAsk(body: Body) {
    try {
      return await send.mutateAsync({ body });
    } catch (error) {
      if (!isBeforeSharing(error)) throw error;
      const isSure = await new Promise<boolean>((answer) => setAsked(() => answer));
      setAsked(undefined);
      if (!isSure) throw error;
      return send.mutateAsync({ body: { ...body, beforeOpening: true } });
    }
  }
  const form = useForm<Given, Body, { version: number }, { message: string }>({
    saved: undefined,
    valuesOf: () => ({ text: firstMessage(t), people: undefined, emails: [], typed: '' }),
    savedSchema: z.object({ version: z.number() }),
    schema: sendReportForm,
    bodyOf: (values) => ({
      ...report,
      text: values.text,
      ...recipientsOf(withTyped(given(values))),
    }),
    alsoWrong: (values) => {
      const all = withTyped(given(values));
      const isLeft = all.typed.trim() !== '';
      return [
        ...(isLeft ? [{ path: 'emails', key: 'validation.invalidEmail' as const }] : []),
        ...sendIssues(all),
        ...linkIssues(all.text, { mayLink: seesAllReports(session()?.roles ?? []) }),
      ];
    },
    placeOf: (path, body): string => recipientPlaceOf(path, body, given(form.values)),
    send: sendOrAsk,
    onDone: () => onDone(goesOn.current),
  });
  function submit(event: FormEvent, isGoingOn = false) {
    goesOn.current = isGoingOn;
    const { typed, emails } = withTyped(given(form.values));
    if (typed !== form.values.typed) form.change({ typed, emails });
    form.submit(event);
  }
  return { ...form, values: given(form.values), submit, asked };
}

const isBeforeSharing = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'beforeOpening');

/** The values as if the addresses typed had been added. */
function withTyped(values: SendValues): SendValues {
  const { emails, rest } = splitAddresses(values.typed);
  const added = emails.filter((one) => !values.emails.includes(one));
  return { ...values, emails: [...values.emails, ...added], typed: rest };
}
