import { useState } from 'react';
import type { HistoryReply } from '#contract/report-history.ts';
import { useCompetences } from '#web/shared/dictionaries.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { ComboBox } from '#web/ui/pick/combo-box.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { Muted } from '#web/ui/show/text.tsx';
import type { HistoryWork } from './queries.ts';

const shownFirst = 6;
const byName = 'name';

interface NewCompetencesProps {
  list: HistoryReply['newCompetences'];
  work: Pick<HistoryWork, 'choices' | 'decide'>;
}

/** Names that the directory doesn't have: kept as they are, or each to mean one that it has. */
export function NewCompetences({ list, work: { choices, decide } }: NewCompetencesProps) {
  const { t } = useT();
  const known = useCompetences().data?.data ?? [];
  const [whole, setWhole] = useState(false);
  const shown = whole ? list : list.slice(0, shownFirst);
  const options = [
    { value: byName, label: t('reportHistory.keepName') },
    ...known.map(({ id, name }) => ({ value: id, label: name })),
  ];
  function choose(name: string, id: string) {
    const { [name]: _, ...others } = choices.competences;
    decide({ ...choices, competences: id === byName ? others : { ...others, [name]: id } });
  }
  return (
    <section className="r-history-names">
      <h2>{t('reportHistory.newCompetences')}</h2>
      <Muted as="p">{t('reportHistory.newCompetencesHint')}</Muted>
      <ul>
        {shown.map(({ name, count }) => (
          <li key={name}>
            <span>
              {name} <Muted>{t('reportHistory.rows', { count })}</Muted>
            </span>
            <ComboBox
              hideLabel
              label={t('reportHistory.competenceFor', { name })}
              value={choices.competences[name] ?? byName}
              options={options}
              onChange={(id) => choose(name, id)}
            />
          </li>
        ))}
      </ul>
      {shown.length < list.length && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {t('reportHistory.showAll', { count: list.length })}
        </Button>
      )}
    </section>
  );
}
