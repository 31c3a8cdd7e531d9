import { useRouter } from '@tanstack/react-router';
import type { Notification } from '#core/notification/contract/notification.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { leaveUnsaved } from '#platform/web/ui/base/unsaved.ts';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { useRead } from './queries.ts';

type Props = { notification: Notification; onClose: () => void };

/** One notification: its text, where it leads, and the read action. */
export function NotificationModal({ notification, onClose }: Props) {
  const texts = useT();
  const { t } = texts;
  const router = useRouter();
  const { id, type, text, path, createdAt, isRead } = notification;
  const read = useRead({ onSettled: onClose });
  const opening = useRead();
  const open = () =>
    leaveUnsaved(() => {
      if (!isRead) opening.mutate({ body: { idList: [id] } });
      onClose();
      router.history.push(path);
    });
  return (
    <Modal
      open
      size="s"
      title={t(`notification.type.${type}`)}
      busy={read.isPending}
      onClose={onClose}
      footer={
        <>
          {!isRead && (
            <Button
              pending={read.isPending}
              onClick={() => read.mutate({ body: { idList: [id] } })}
            >
              {t('notification.markRead')}
            </Button>
          )}
          <Button variant="primary" disabled={read.isPending} onClick={open}>
            {t('notification.open')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <p className="bell-time">{formatMoment(createdAt, texts)}</p>
    </Modal>
  );
}
