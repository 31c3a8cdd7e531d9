import { keepsAnonymity } from '#contract/rules/methods.ts';
import type { ReportContent } from '#contract/rules/report-content.ts';
import { groupLabel, mergedGroups } from '#contract/rules/report-groups.ts';
import { keptBack, notShownReason } from '#contract/rules/report-notes.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Muted } from '#web/ui/show/text.tsx';
import { progressByType } from './groups.ts';

/** Who was asked, how many of each role answered, and which answers the numbers include. */
export function Participants({ content }: { content: ReportContent }) {
  const { t } = useT();
  return (
    <section className="r-section">
      <h3>{t('paper.participants.heading')}</h3>
      <div className="r-raters">
        {progressByType(content).map(({ type, passed, total, names }) => (
          <div key={type}>
            <h4>
              {t(`participantTypes.${type}`)}{' '}
              <Muted digits>{t('paper.ofTotal', { passed, total })}</Muted>
            </h4>
            <ul className="r-names">
              {names.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name; the list never changes.
                <li key={at}>{name}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Anonymity content={content} />
    </section>
  );
}

/** Which groups were combined, how many sheets are not shown, and why (rules 25 and 26). */
function Anonymity({ content }: { content: ReportContent }) {
  const { t } = useT();
  const { anonymityThreshold: threshold, notShownSheetCount: count } = content;
  const reason = notShownReason(content);
  return (
    <div className="r-anonymity">
      <h4>{t('paper.notes.anonymity')}</h4>
      <p>
        {keepsAnonymity(content)
          ? t('paper.notes.anonymityText', { threshold })
          : t('paper.notes.attributed')}
      </p>
      {mergedGroups(content).map(({ key, types }) => (
        <p key={key}>{t('paper.notes.merged', { groups: groupLabel(types, t).toLowerCase() })}</p>
      ))}
      {reason && <p>{t(`paper.notes.${reason}`, { count, threshold })}</p>}
      {keptBack(content, t).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
