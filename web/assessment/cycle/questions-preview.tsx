import { useQuery } from '@tanstack/react-query';
import { getCyclePreview } from '#contract/assessment/cycle/cycle-preview.ts';
import { QuestionPreview } from '#web/assessment/testing/answering/question-preview.tsx';
import { isMissing } from '#web/platform/api/call.ts';
import { partQuery } from '#web/platform/api/queries.ts';
import { QueryError } from '#web/platform/api/query-error.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Modal } from '#web/platform/ui/cover/modal.tsx';
import { EmptyState } from '#web/platform/ui/state/empty-state.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';

interface QuestionsPreviewProps {
  cycleId: string;
  /** About whom; left out: the first who has questions. */
  employeeId?: string | undefined;
  onClose: () => void;
}

/** What raters of a cycle will be asked, on their own screen, before anybody is. */
export function QuestionsPreview({ cycleId, employeeId, onClose }: QuestionsPreviewProps) {
  const { t } = useT();
  const query = useQuery({
    ...partQuery(getCyclePreview, { params: { id: cycleId }, query: { employeeId } }),
    staleTime: 0,
  });
  const data = query.data?.data;
  const isEmpty = data?.competenceQuestionList.length === 0 || isMissing(query.error);
  return (
    <Modal open size="l" title={t('cycleBoard.preview.title')} onClose={onClose}>
      {query.isPending && <Skeleton height="320px" />}
      {query.isError && !isEmpty && <QueryError query={query} />}
      {isEmpty && <EmptyState title={t('cycleBoard.preview.empty')} />}
      {data && !isEmpty && (
        <>
          <InfoBlock>{t('cycleBoard.preview.text')}</InfoBlock>
          <QuestionPreview data={data} onClose={onClose} />
        </>
      )}
    </Modal>
  );
}
