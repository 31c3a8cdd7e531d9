import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { useUndoPreview, useUndoRun } from './queries.ts';

/** Asks before an import is taken back, and says for whom that is done and for whom it isn't. */
export function UndoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useT();
  const { mutate, isPending, isSuccess } = useUndoRun();
  const preview = useUndoPreview(id, isPending || isSuccess);
  const back = preview.data?.data.back ?? 0;
  return (
    <ConfirmDialog
      open
      danger
      title={t('peopleRun.undo.title')}
      text={
        preview.isError ? (
          <QueryError query={preview} title={t('peopleRun.undo.failed')} />
        ) : (
          <Outlook outlook={preview.data?.data} />
        )
      }
      confirmLabel={t('peopleRun.undo.open')}
      cancelLabel={t('peopleRun.undo.keep')}
      disabled={back === 0}
      pending={isPending}
      onConfirm={() => mutate({ params: { id } }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}

type Known = NonNullable<ReturnType<typeof useUndoPreview>['data']>['data'];

function Outlook({ outlook }: { outlook: Known | undefined }) {
  const { t } = useT();
  if (!outlook) return <Skeleton height="72px" />;
  const { back, stayed, stayList } = outlook;
  const more = stayed - stayList.length;
  return (
    <div className="people-run-outlook">
      <p>{back > 0 ? t('peopleRun.undo.back', { count: back }) : t('peopleRun.undo.nobody')}</p>
      {stayed > 0 && (
        <>
          <p>{t('peopleRun.undo.stays', { count: stayed })}</p>
          <ul>
            {stayList.map(({ id, name, reason }) => (
              <li key={id}>
                <bdi>{name}</bdi> <Muted>{t(`peopleRun.reason.${reason}`)}</Muted>
              </li>
            ))}
          </ul>
          {more > 0 && <Muted as="p">{t('peopleRun.undo.more', { count: more })}</Muted>}
        </>
      )}
      <Muted as="p">{t('peopleRun.undo.places')}</Muted>
    </div>
  );
}
