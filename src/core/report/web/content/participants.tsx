import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { anonymityNotes } from '#core/report/contract/content/report-notes.ts';
import { progressByType } from '#core/report/contract/content/report-participants.ts';
import { answeredText } from '#core/report/contract/reading/report-origin.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

/** Who was asked, how many of each role answered, and which answers the numbers include. */
export function Participants({ content }: { content: ReportContent }) {
  const { t } = useT();
  return (
    <div className="r-section">
      <div className="r-raters">
        {progressByType(content).map(({ type, passed, total, names }) => (
          <div key={type}>
            <h4>
              {t(`reviewerRoles.${type}`)}{' '}
              <Muted digits>{answeredText(content, { passed, total }, t)}</Muted>
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
      <div className="r-anonymity">
        <h4>{t('paper.notes.anonymity')}</h4>
        {anonymityNotes(content, t).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}
