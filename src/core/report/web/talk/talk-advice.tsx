import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { zonesOf } from '#core/report/contract/telling/report-to-develop.ts';
import { joinWords } from '#platform/contract/rules/list-words.ts';
import { keepsAnonymity } from '#platform/contract/rules/methods.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

/** How many competences can be talked over in half an hour. */
const most = 3;

/** How the talk goes, with the names of this report. */
export function HowTo({ content }: { content: ReportContent }) {
  const { t, locale } = useT();
  const { strengths, standingOut, toDevelop } = zonesOf(content);
  const named = (zones: readonly { name: string }[]) =>
    joinWords(
      zones.slice(0, most).map(({ name }) => t('talk.how.name', { name })),
      locale,
    );
  const high = [...strengths, ...standingOut];
  return (
    <section>
      <h2>{t('talk.how.title')}</h2>
      <ul className="talk-how">
        <li>{t('talk.how.listen')}</li>
        <li>
          {high.length > 0
            ? t('talk.how.strengths', { names: named(high) })
            : t('talk.how.anyStrength')}
        </li>
        <li>
          {toDevelop.length > 0
            ? t('talk.how.toDevelop', { names: named(toDevelop) })
            : t('talk.how.anyToDevelop')}
        </li>
        <li>{t('talk.how.end')}</li>
      </ul>
    </section>
  );
}

const phrases = ['weak', 'marks', 'others', 'all', 'who'] as const;

/** What not to say, and what to say instead. Whoever knows who said what is not asked to guess nothing. */
export function Avoid({ content }: { content: ReportContent }) {
  const { t } = useT();
  const isSecret = keepsAnonymity(content);
  const shown = phrases.filter((phrase) => isSecret || phrase !== 'who');
  return (
    <section>
      <h2>{t('talk.avoid.title')}</h2>
      <table className="talk-avoid">
        <thead>
          <tr>
            <th scope="col">{t('talk.avoid.dont')}</th>
            <th scope="col">{t('talk.avoid.instead')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((phrase) => (
            <tr key={phrase}>
              <td>{t(`talk.avoid.list.${phrase}`)}</td>
              <td>{t(`talk.avoid.better.${phrase}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isSecret && <p>{t('talk.avoid.why')}</p>}
    </section>
  );
}

/** Lines to be filled in by hand. */
export function Agreed() {
  const { t } = useT();
  const lines = ['whatNext.step', 'whatNext.sign', 'whatNext.until', 'whatNext.again'] as const;
  return (
    <>
      <h2>{t('talk.agreed')}</h2>
      <ul className="talk-lines">
        {lines.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
    </>
  );
}
