import type { AnsweringData } from '#core/answering/contract/answering.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';

/**
 * Anybody who is new in the directory, or has another name, stands apart, with the others of the same day
 * (rule 26).
 */
export function Invited({ list }: { list: AnsweringData['invitedInRole'] }) {
  const texts = useT();
  const { t } = texts;
  if (list.length === 0) return <p>{t('answering.info.invitedNobody')}</p>;
  const known = list
    .filter(({ newSince, renamedAt }) => newSince === null && renamedAt === null)
    .map(({ name }) => name);
  return (
    <>
      {known.length > 0 && <p>{known.join(', ')}</p>}
      {(['newSince', 'renamedAt'] as const).map((what) =>
        byDay(list, what, texts).map(([date, names]) => (
          <p key={`${what} ${date}`}>
            {t(`answering.info.${what}`, { date, names: names.join(', ') })}
          </p>
        )),
      )}
    </>
  );
}

/** The names of those to whom it happened, by its day. */
function byDay(
  list: AnsweringData['invitedInRole'],
  what: 'newSince' | 'renamedAt',
  texts: Texts,
): [date: string, names: string[]][] {
  const days = new Map<string, string[]>();
  for (const { name, [what]: at } of list) {
    if (at === null) continue;
    const date = formatDay(at, texts);
    days.set(date, [...(days.get(date) ?? []), name]);
  }
  return [...days];
}
