import FileX2 from 'lucide-react/icons/file-x-2';
import { useId } from 'react';
import { useCan, useSession } from '#core/account/web/session/session.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { getParticipants } from '#core/report/contract/report-send.ts';
import { useReport } from '#core/report/web/queries.ts';
import { seesAllReports } from '#platform/contract/call/access.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { openBeside, type SendingAddress } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { coverPage } from '#platform/web/ui/cover/cover-page.ts';
import { LeaveDialog } from '#platform/web/ui/cover/leave-dialog.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { EmailSelector } from './email-selector.tsx';
import { RecipientList } from './people-list.tsx';
import { useParticipants } from './queries.ts';
import { proposedOf } from './recipients.ts';
import { useSendForm } from './use-send-form.ts';
import { WhoGets } from './who-gets.tsx';
import './send.css';

const RichField = part(() => import('#core/mail/web/rich-text/rich-field.tsx'), 'RichField');

export type SendReportModalProps = SendingAddress & { onClose: () => void };

/** Sends a report by e-mail and Slack. Closes as soon as it is on its way, or goes on to the next one. */
export function SendReportModal({ onClose, following = [], ...report }: SendReportModalProps) {
  const { t } = useT();
  const id = useId();
  const { questionaryId, employeeId, passedParticipantCount } = report;
  const found = useReport({ questionaryId, employeeId, passedParticipantCount });
  const asked = useParticipants(questionaryId).data?.data ?? [];
  // Whoever may not read it yet is proposed to nobody.
  const isOpen = found.data?.data.kind === 'final' && !found.data.opening;
  const proposed = isOpen ? proposedOf(asked, employeeId) : {};
  const [next, ...others] = following;
  const form = useSendForm(report, {
    proposed,
    onDone(goesOn) {
      if (!goesOn || !next) return onClose();
      coverPage();
      openBeside('sendReport', { ...next, following: others });
    },
  });
  const isComparison = report.isCompareReport;
  const isWithPrevious = isComparison && !report.secondQuestionaryId;
  const isSendable = !isWithPrevious || found.data?.previous !== null;
  const content = isSendable ? found.data?.data : undefined;
  return (
    <LeaveDialog isDirty={form.isDirty} isDone={form.isDone} onClose={onClose}>
      {(close) => (
        <Modal
          open
          size="l"
          busy={form.isSaving}
          title={t(isComparison ? 'reportSend.titleComparison' : 'reportSend.title')}
          onClose={close}
          footer={
            <>
              <Button onClick={close} disabled={form.isSaving}>
                {t('common.cancel')}
              </Button>
              {next && (
                <Button
                  pending={form.isSaving}
                  disabled={!content}
                  onClick={(event) => form.submit(event, true)}
                >
                  {t('reportSend.submitAndNext')}
                </Button>
              )}
              <Button
                type="submit"
                form={id}
                variant="primary"
                pending={form.isSaving}
                disabled={!content}
              >
                {t('reportSend.submit')}
              </Button>
            </>
          }
        >
          {content ? (
            <SendForm id={id} content={content} isComparison={isComparison} form={form} />
          ) : (
            <NoForm found={found} />
          )}
          {content && form.asked && (
            <ConfirmDialog
              open
              title={t('reportSend.beforeOpening.title')}
              text={t('reportSend.beforeOpening.text', { name: content.subject })}
              confirmLabel={t('reportSend.beforeOpening.confirm')}
              onConfirm={() => form.asked?.(true)}
              onClose={() => form.asked?.(false)}
            />
          )}
        </Modal>
      )}
    </LeaveDialog>
  );
}

/** Why there is no form: the report is loading, can't be loaded, or has none before it to compare with. */
function NoForm({ found }: { found: ReturnType<typeof useReport> }) {
  const { t } = useT();
  if (found.data) {
    return (
      <EmptyState
        icon={<FileX2 aria-hidden="true" />}
        title={t('comparison.missing')}
        text={t('comparison.missingText')}
      />
    );
  }
  if (found.isError) return <QueryError query={found} title={t('reportSend.loadFailed')} />;
  return (
    <div aria-busy="true">
      <Skeleton height="320px" />
    </div>
  );
}

interface SendFormProps {
  id: string;
  content: ReportContent;
  isComparison: boolean | undefined;
  form: ReturnType<typeof useSendForm>;
}

/** Nobody fills in anything here: braces are words. */
const noVariables = [] as const;

function SendForm({ id, content, isComparison, form }: SendFormProps) {
  const { t } = useT();
  const seesPeople = useCan()(getParticipants.access);
  const mayLink = seesAllReports(useSession().roles);
  const { values, errors, change } = form;
  const { subject: name, number, employeeId } = content;
  const reportKind = content.kind === 'interim' ? 'reportSend.aboutInterim' : 'reportSend.about';
  const about = isComparison ? 'reportSend.aboutComparison' : reportKind;
  return (
    <form ref={form.ref} id={id} className="send-form" noValidate onSubmit={form.submit}>
      <p>{t(about, { name, number })}</p>
      <RichField
        meanwhile={<Skeleton height="240px" />}
        label={t('reportSend.message')}
        hint={`${t('reportSend.messageHint')}${mayLink ? '' : ` ${t('reportSend.messageNoLinks')}`}`}
        mayLink={mayLink}
        shape="letter"
        variables={noVariables}
        value={values.text}
        error={errors.text}
        onChange={(text) => change({ text })}
      />
      {seesPeople && <RecipientList subject={content} form={form} />}
      <fieldset>
        <Legend>{t('reportSend.others')}</Legend>
        <EmailSelector
          emails={values.emails}
          typed={values.typed}
          error={errors.emails}
          onChange={(changed) => change(changed, 'emails')}
        />
      </fieldset>
      <WhoGets subject={{ name, employeeId }} values={values} />
    </form>
  );
}
