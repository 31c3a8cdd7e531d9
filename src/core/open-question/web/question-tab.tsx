import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { DirectoryBoard } from '#core/directory/web/shared/directory-board.tsx';
import { useDirectoryAddress } from '#core/directory/web/shared/use-directory-address.ts';
import {
  type OpenQuestion,
  openQuestionCalls,
} from '#core/open-question/contract/open-question.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

const Form = part(() => import('./question-form.tsx'), 'QuestionForm');

/** Open questions (rule 22). They can be moved only while the list is neither searched nor reversed. */
export function QuestionTab() {
  const { t, locale } = useT();
  const { search } = useDirectoryAddress();
  const nameOf = ({ text }: OpenQuestion) => spoken(text, locale);
  const columns: Column<OpenQuestion>[] = [
    {
      key: 'text',
      label: t('directory.questions.text'),
      cell: (question) => (
        <>
          <Muted digits>{question.order}. </Muted>
          {nameOf(question)}
        </>
      ),
    },
    {
      key: 'type',
      label: t('directory.questions.type'),
      width: '240px',
      cell: ({ type, isRequired }) => (
        <span className="directory-badges">
          <Badge>{t(`directory.questions.types.${type}`)}</Badge>
          <Badge tone={isRequired ? 'accent' : 'neutral'}>
            {t(isRequired ? 'directory.questions.isRequired' : 'directory.questions.optional')}
          </Badge>
        </span>
      ),
    },
  ];
  const canMove = !search.q && search.orderBy !== 'DESC';
  return (
    <DirectoryBoard
      tab="questions"
      calls={openQuestionCalls}
      columns={columns}
      nameOf={nameOf}
      Form={Form}
      lead={t('directory.questions.lead')}
      actions={
        canMove
          ? (question, count) => <Moves question={question} name={nameOf(question)} count={count} />
          : undefined
      }
    />
  );
}

interface MovesProps {
  question: OpenQuestion;
  name: string;
  count: number;
}

function Moves({ question, name, count }: MovesProps) {
  const { t } = useT();
  // No success toast: the list itself shows the new order.
  const move = useSend(openQuestionCalls.update, { meta: { quiet: 'success' } });
  const { order } = question;
  const to = (place: number) => {
    if (place < 1 || place > count || move.isPending) return;
    const { id, version, text, type, isRequired } = question;
    move.mutate({ body: { id, version, text, type, isRequired, order: place } });
  };
  return (
    <>
      <IconButton
        label={t('directory.moveUp', { name })}
        icon={<ArrowUp />}
        aria-disabled={order <= 1}
        onClick={() => to(order - 1)}
      />
      <IconButton
        label={t('directory.moveDown', { name })}
        icon={<ArrowDown />}
        aria-disabled={order >= count}
        onClick={() => to(order + 1)}
      />
    </>
  );
}
