import ChevronRight from 'lucide-react/icons/chevron-right';
import Pencil from 'lucide-react/icons/pencil';
import type { OrgChartPerson } from '#addon/structure/contract/structure-org-chart.ts';
import { PersonAvatar } from '#core/employee/web/person/person-avatar.tsx';
import { fullName, shortName } from '#platform/contract/rules/names.ts';
import { openProfile } from '#platform/web/shared/beside.ts';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Digits, Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { orgChartParts } from './org-chart-keys.ts';

interface RowProps {
  person: OrgChartPerson;
  /** What is odd about where the person stands. */
  marks: readonly string[];
  /** Opens or shuts what is below; undefined with nobody below. */
  turn: (() => void) | undefined;
  /** Whether the reader may give the person other leaders. */
  mayLead: boolean;
}

/** What is seen of somebody in the tree. The item around it says it to screen readers and has the keys. */
export function OrgChartRow({ person, marks, turn, mayLead }: RowProps) {
  const { locale } = useT();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the item do the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the item do the same.
    <div className={classNames('structure-org-chart-row', turn && 'is-turned')} onClick={turn}>
      <Turn name={shortName(person, locale)} turn={turn} />
      <PersonAvatar {...person} size="s" />
      <span className="structure-org-chart-name">
        <button
          type="button"
          tabIndex={-1}
          {...orgChartParts.main}
          onClick={(event) => {
            event.stopPropagation();
            openProfile(person.id);
          }}
        >
          <bdi>{fullName(person, locale)}</bdi>
        </button>
        <Muted className="structure-org-chart-under">{person.position}</Muted>
        {marks.map((mark) => (
          <Hint key={mark}>{mark}</Hint>
        ))}
      </span>
      <Columns person={person} />
      {mayLead && <Lead person={person} />}
    </div>
  );
}

/** Opens and shuts by pointer; the keyboard has the arrows. */
export function Turn({ name, turn }: { name: string; turn: (() => void) | undefined }) {
  const { t } = useT();
  if (!turn) return <span className="structure-org-chart-turn" />;
  return (
    <button
      type="button"
      tabIndex={-1}
      className="structure-org-chart-turn"
      aria-label={t('structure.orgChart.turn', { name })}
      {...orgChartParts.turn}
      onClick={(event) => {
        event.stopPropagation();
        turn();
      }}
    >
      <ChevronRight />
    </button>
  );
}

function Columns({ person: { position, subdivision, direct, below } }: { person: OrgChartPerson }) {
  return (
    <>
      <span className="structure-org-chart-position">{position}</span>
      <Muted className="structure-org-chart-subdivision">{subdivision}</Muted>
      <Digits className="structure-org-chart-direct">{direct || ''}</Digits>
      <Digits className="structure-org-chart-below">{below || ''}</Digits>
    </>
  );
}

function Lead({ person }: { person: OrgChartPerson }) {
  const { t, locale } = useT();
  return (
    <IconButton
      className="structure-org-chart-lead"
      label={t('structure.orgChart.lead', { name: shortName(person, locale) })}
      icon={<Pencil />}
      tabIndex={-1}
      {...orgChartParts.edit}
      onClick={(event) => {
        event.stopPropagation();
        openProfile(person.id, 'leaders');
      }}
    />
  );
}

/** What is odd about where somebody stands. */
export function marksOf({ otherLeaders, circle }: OrgChartPerson, { t, locale }: Texts): string[] {
  const others = otherLeaders.map((one) => shortName(one, locale)).join(', ');
  const round = [...circle, ...circle.slice(0, 1)].map((one) => shortName(one, locale)).join(' → ');
  return [
    ...(others ? [t('structure.orgChart.otherLeaders', { names: others })] : []),
    ...(round ? [t('structure.orgChart.circle', { names: round })] : []),
  ];
}

/** Everything that the row shows, for somebody who hears it. */
export function labelOf(
  person: OrgChartPerson,
  marks: readonly string[],
  { t, locale }: Texts,
): string {
  const { position, subdivision, direct, below } = person;
  const counts = direct > 0 ? [t('structure.orgChart.counts', { direct, below })] : [];
  return [fullName(person, locale), position, subdivision, ...counts, ...marks].join(', ');
}
