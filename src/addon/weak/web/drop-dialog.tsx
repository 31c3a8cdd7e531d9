import { useQuery } from '@tanstack/react-query';
import type { WeakQuestion } from '#addon/weak/contract/weak.ts';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';

interface DropDialogProps {
  question: WeakQuestion;
  onClose: () => void;
}

/** Fewer questions make no competence. */
const fewestLeft = 2;

/** Takes a question out of its competence, as it was read here: what somebody else saved meanwhile is not written over. */
export function DropDialog({ question, onClose }: DropDialogProps) {
  const { t } = useT();
  const { competenceId, competence: q, questionId, text } = question;
  const read = useQuery({
    ...partQuery(competenceCalls.list, { query: { q } }),
    staleTime: 0,
    gcTime: 0,
  });
  const update = useSend(competenceCalls.update);
  const found = read.isFetching ? undefined : read.data?.data.find(({ id }) => id === competenceId);
  const left = found?.questionList.filter(({ id }) => id !== questionId) ?? [];
  const isEnough = left.length >= fewestLeft;
  function drop() {
    if (!found) return;
    const { id, version, nameText, descriptionText } = found;
    const questionList = left.map(({ id: kept, questionText }) => ({ id: kept, questionText }));
    update.mutate(
      { body: { id, version, nameText, descriptionText, questionList } },
      { onSettled: onClose },
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('weak.dropTitle')}
      text={
        read.isError ? (
          <QueryError query={read} />
        ) : read.isFetching ? (
          <Skeleton height="48px" />
        ) : isEnough ? (
          t('weak.dropText', { text, competence: q, left: left.length, before: left.length + 1 })
        ) : (
          t('weak.dropLast', { competence: q })
        )
      }
      confirmLabel={t('weak.drop')}
      disabled={!isEnough}
      pending={update.isPending}
      onConfirm={drop}
      onClose={onClose}
    />
  );
}
