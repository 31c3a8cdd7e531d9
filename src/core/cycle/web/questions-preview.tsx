import { useQuery } from '@tanstack/react-query';
import { QuestionPreview } from '#core/answering/web/answering/question-preview.tsx';
import { getCyclePreview } from '#core/cycle/contract/cycle-preview.ts';
import { isMissing } from '#platform/web/api/call.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';

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
