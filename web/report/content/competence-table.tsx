import type { CompetenceMark, ReportContent } from '#contract/rules/report-content.ts';
import { groupKey, groupLabel, groupsOf, type ReportGroup } from '#contract/rules/report-groups.ts';
import { emptyCellReason, isOfSome, peopleBehind } from '#contract/rules/report-notes.ts';
import { type Digits, digitsOf, formatMark } from '#contract/rules/report-numbers.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { ScrollCard } from '#web/ui/show/scroll-card.tsx';
import { Hint, Muted } from '#web/ui/show/text.tsx';
import { CompetenceName } from './competence-name.tsx';

/**
 * A row per competence. The columns: each group that has marks, others together, the overall mark,
 * and agreement.
 */
export function CompetenceTable({ content }: { content: ReportContent }) {
  const { t } = useT();
  const groups = groupsOf(content);
  const list = content.competenceMarkList;
  const hasAgreement = list.some(({ agreement }) => agreement !== null);
  const isAlone = content.method === '90';
  const emptyReason = emptyCellReason(content);
  return (
    <section className="r-section">
      <h3>{t('paper.competences.heading')}</h3>
      {list.length === 0 && <Muted as="p">{t('report.competences.empty')}</Muted>}
      {list.length > 0 && (
        <ScrollCard label={t('report.competences.region')} className="r-table">
          <table aria-label={t('report.competences.region')}>
            <thead>
              <tr>
                <th scope="col">{t('paper.competences.name')}</th>
                {groups.map(({ key, types }) => (
                  <th key={key} scope="col">
                    {groupLabel(types, t)}
                  </th>
                ))}
                <th scope="col">{t('paper.competences.others')}</th>
                <th scope="col">{t('paper.competences.total')}</th>
                {hasAgreement && <th scope="col">{t('paper.competences.agreement')}</th>}
              </tr>
            </thead>
            <tbody>
              {list.map((competence) => (
                <Row
                  key={competence.competenceId}
                  content={content}
                  competence={competence}
                  groups={groups}
                  hasAgreement={hasAgreement}
                />
              ))}
            </tbody>
          </table>
        </ScrollCard>
      )}
      <Hint as="p">
        {t(isAlone ? 'paper.competences.noteAlone' : 'paper.competences.note')}
        {isOfSome(content) && ` ${t('paper.competences.ofSome')}`}
        {emptyReason &&
          ` ${t(`paper.competences.${emptyReason}`, { threshold: content.anonymityThreshold })}`}
      </Hint>
    </section>
  );
}

interface RowProps {
  content: ReportContent;
  competence: CompetenceMark;
  groups: readonly ReportGroup[];
  hasAgreement: boolean;
}

function Row({ content, competence, groups, hasAgreement }: RowProps) {
  const { locale } = useT();
  const digits = digitsOf(content);
  return (
    <tr>
      <th scope="row">
        <CompetenceName name={competence.name} description={competence.description} />
      </th>
      {groups.map(({ key }) => (
        <GroupCell
          key={key}
          content={content}
          digits={digits}
          group={competence.participantList.find((each) => groupKey(each.types) === key)}
        />
      ))}
      <td className="r-strong">{formatMark(competence.otherParticipantMark, locale, digits)}</td>
      <td className="r-strong">{formatMark(competence.totalMark, locale, digits)}</td>
      {hasAgreement && <AgreementCell agreement={competence.agreement} />}
    </tr>
  );
}

interface GroupCellProps {
  content: ReportContent;
  digits: Digits;
  group: CompetenceMark['participantList'][number] | undefined;
}

function GroupCell({ content, digits, group }: GroupCellProps) {
  const { t, locale } = useT();
  return (
    <td>
      {formatMark(group?.mark ?? null, locale, digits)}
      {group && <Hint className="r-cell-note">{peopleBehind(content, group, t)}</Hint>}
    </td>
  );
}

function AgreementCell({ agreement }: Pick<CompetenceMark, 'agreement'>) {
  const { t, locale } = useT();
  if (!agreement) return <td>{t('paper.none')}</td>;
  const { word, adm, rwg } = agreement;
  const hasNumbers = adm !== null || rwg !== null;
  return (
    <td className="r-agreement">
      <span className={word === 'differ' ? 'r-strong' : undefined}>
        {t(`paper.competences.${word}`)}
      </span>
      {hasNumbers && (
        <Hint className="r-cell-note">
          {t('report.competences.agreementNumbers', {
            adm: formatMark(adm, locale),
            rwg: formatMark(rwg, locale),
          })}
        </Hint>
      )}
    </td>
  );
}
