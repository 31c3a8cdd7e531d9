import Archive from 'lucide-react/icons/archive';
import CircleCheck from 'lucide-react/icons/circle-check';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useToday } from '#core/account/web/session/today.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { useDelete, useDuplicate, useStatusUpdate } from '#core/questionary/web/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Menu } from '#platform/web/ui/cover/menu.tsx';
import type { MenuItem } from '#platform/web/ui/cover/menu-list.tsx';
import { CompleteDialog, completeLabel } from './complete-dialog.tsx';
import { type QuestionaryDialogProps, WorkDialog } from './detail-work.tsx';

export interface DetailActionsProps {
  questionary: QuestionaryDetail;
  onEdit: () => void;
  onOpen: (id: string) => void;
  onDeleted: () => void;
}

const icons = {
  update: <Pencil />,
  duplicate: <Copy />,
  toWork: <Send />,
  complete: <CircleCheck />,
  archive: <Archive />,
  delete: <Trash2 />,
};
const labels = {
  update: 'common.edit',
  duplicate: 'questionaryDetail.duplicate',
  toWork: 'questionaryDetail.toWork',
  complete: 'questionaryDetail.complete',
  archive: 'questionaryDetail.toArchive',
  delete: 'common.delete',
} as const;
const menuVerbs = Object.keys(labels) as (keyof typeof labels)[];

/** The menu of a questionary: what may be done with it. */
export function DetailActions({ questionary, onEdit, onOpen, onDeleted }: DetailActionsProps) {
  const { t } = useT();
  const duplicate = useDuplicate();
  const [asked, setAsked] = useState<'toWork' | 'complete' | 'archive' | 'delete'>();
  const today = useToday();
  const hasBegun = questionary.dateStart <= today;
  const actions = menuVerbs.filter(
    (verb) => questionary.can.includes(verb) && (verb !== 'complete' || hasBegun),
  );
  if (actions.length === 0) return null;
  const { id } = questionary;
  const does = {
    update: onEdit,
    duplicate: () =>
      duplicate.mutate({ body: { id } }, { onSuccess: (reply) => onOpen(reply.data.id) }),
    toWork: () => setAsked('toWork'),
    complete: () => setAsked('complete'),
    archive: () => setAsked('archive'),
    delete: () => setAsked('delete'),
  };
  const isImpossible = (action: keyof typeof labels) =>
    (action === 'toWork' && questionary.workErrorList.length > 0) ||
    (action === 'complete' && questionary.dateEnd <= today);
  const items = actions.map(
    (action): MenuItem => ({
      id: action,
      label: t(action === 'complete' ? completeLabel(questionary, today) : labels[action]),
      icon: icons[action],
      danger: action === 'delete',
      disabled: isImpossible(action),
      onSelect: does[action],
    }),
  );
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu label={t('questionaryDetail.menu')} items={items} disabled={duplicate.isPending} />
      <WorkDialog questionary={questionary} open={asked === 'toWork'} onClose={close} />
      <CompleteDialog questionary={questionary} open={asked === 'complete'} onClose={close} />
      <ArchiveDialog questionary={questionary} open={asked === 'archive'} onClose={close} />
      <DeleteDialog
        questionary={questionary}
        open={asked === 'delete'}
        onClose={close}
        onDeleted={onDeleted}
      />
    </>
  );
}

const archiveTexts = {
  created: 'questionaryDetail.archiveCreatedText',
  inwork: 'questionaryDetail.archiveInworkText',
  done: 'questionaryDetail.archiveDoneText',
  archived: 'questionaryDetail.archiveDoneText',
} as const;

function ArchiveDialog({ questionary, open, onClose }: QuestionaryDialogProps) {
  const { t } = useT();
  const update = useStatusUpdate();
  const { id, version, status, periodType } = questionary;
  const endsRepeating = periodType !== null && status !== 'done';
  return (
    <ConfirmDialog
      open={open}
      title={t('questionaryDetail.archiveTitle')}
      text={
        <div className="q-detail-work">
          <p>{t(archiveTexts[status])}</p>
          {endsRepeating && <p>{t('questionaryDetail.archiveEndsRepeating')}</p>}
        </div>
      }
      confirmLabel={t('questionaryDetail.toArchive')}
      danger={status === 'inwork'}
      pending={update.isPending}
      onClose={onClose}
      onConfirm={() =>
        update.mutate({ body: { id, version, status: 'archived' } }, { onSettled: onClose })
      }
    />
  );
}

/** A failed delete closes the dialog; a toast says why (rule 34). */
function DeleteDialog(props: QuestionaryDialogProps & { onDeleted: () => void }) {
  const { questionary, open, onClose, onDeleted } = props;
  const { t } = useT();
  const remove = useDelete();
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('questionaryDetail.deleteTitle', { number: questionary.number })}
      text={t('questionaryDetail.deleteText')}
      confirmLabel={t('common.delete')}
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(
          { params: { id: questionary.id } },
          { onSuccess: onDeleted, onError: onClose },
        )
      }
    />
  );
}
