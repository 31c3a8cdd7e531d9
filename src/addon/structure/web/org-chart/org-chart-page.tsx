import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { NobodyYet } from '#addon/structure/web/nobody-yet.tsx';
import { StructureTabs } from '#addon/structure/web/structure-tabs.tsx';
import { StructureTools } from '#addon/structure/web/structure-tools.tsx';
import { useCan, useSession } from '#core/account/web/session/session.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { settingUp } from '#platform/web/shared/setting-up.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { OrgChart } from './org-chart.tsx';
import { OrgChartFound } from './org-chart-found.tsx';
import { useAhead, useLevel, useOrgChartPlace } from './org-chart-levels.ts';
import { type OrgChartSearch, orgChartSearch, turned } from './org-chart-search.ts';
import { alone, wayTo } from './org-chart-view.ts';

/** Who leads whom (rule 85). */
export const OrgChartPage = () => (
  <StructureTabs selected="orgChart">
    <OrgChartTab />
  </StructureTabs>
);

/** With more people than this, nobody opens all at once. */
const mostOpened = 1000;
/** With more on top than this, each is shut at first. */
const fewOnTop = 3;

function OrgChartTab() {
  const { t } = useT();
  const { search, change } = useOrgChartAddress();
  const top = useLevel('top');
  const single = useLevel(alone);
  const [round, setRound] = useState(0);
  if (!top.data || !single.data) {
    const failed = [top, single].find((level) => level.isError);
    return <Card>{failed ? <QueryError query={failed} /> : <LoadingOrgChart />}</Card>;
  }
  const count = top.data.all + single.data.count;
  if (count === 0) return <NobodyYet />;
  if (top.data.count === 0) return <NoLeaders />;
  const show = (person: string) => {
    setRound(round + 1);
    // Somebody whose people were shut may be on the way to the person.
    change({ q: undefined, person, shut: undefined });
  };
  return (
    <>
      <StructureTools
        q={search.q}
        onSearch={(q) => change({ q })}
        note={search.q ? undefined : t('structure.count', { count })}
      >
        {!search.q && <Tools change={change} count={count} onShow={show} />}
      </StructureTools>
      {search.q ? (
        <OrgChartFound q={search.q} onChoose={show} onReset={() => change({ q: undefined })} />
      ) : (
        <Shown
          {...{ search, change, round }}
          opensTop={top.data.count <= fewOnTop}
          aloneCount={single.data.count}
        />
      )}
    </>
  );
}

type Change = (changed: OrgChartSearch) => void;

function useOrgChartAddress(): { search: OrgChartSearch; change: Change } {
  const search = orgChartSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changed: OrgChartSearch) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...changed }),
      replace: true,
      resetScroll: false,
    });
  return { search, change };
}

interface ToolsProps {
  change: Change;
  count: number;
  onShow: (person: string) => void;
}

function Tools({ change, count, onShow }: ToolsProps) {
  const { t } = useT();
  const { employeeId } = useSession().user;
  const nothing = { all: undefined, open: undefined, shut: undefined, person: undefined };
  return (
    <div className="structure-org-chart-tools">
      {employeeId && (
        <Button variant="quiet" onClick={() => onShow(employeeId)}>
          {t('structure.orgChart.me')}
        </Button>
      )}
      {count <= mostOpened && (
        <Button variant="quiet" onClick={() => change({ ...nothing, all: 'true' })}>
          {t('structure.orgChart.openAll')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => change(nothing)}>
        {t('structure.orgChart.shutAll')}
      </Button>
    </div>
  );
}

interface ShownProps {
  search: OrgChartSearch;
  change: Change;
  round: number;
  opensTop: boolean;
  aloneCount: number;
}

function Shown({ search, change, round, opensTop, aloneCount }: ShownProps) {
  const { t } = useT();
  const can = useCan();
  const place = useOrgChartPlace(search.person);
  const shown = search.person ? place.data?.data[0] : undefined;
  const { way, reach } = wayTo(shown);
  useAhead([...way, ...(search.open ?? [])]);
  const view = {
    search,
    way,
    reach,
    round,
    opensTop,
    turn: (id: string, byItself: boolean) => change(turned(search, id, byItself)),
    mayLead: can('directory_employee_updatecompanyemployeeinfo__invoke'),
  };
  return (
    <>
      {place.isSuccess && !shown && search.person && (
        <div className="structure-org-chart-gone">
          <InfoBlock>{t('structure.orgChart.gone')}</InfoBlock>
        </div>
      )}
      <OrgChart view={view} aloneCount={aloneCount} />
    </>
  );
}

/** Says how leaders are brought in, to anybody who may do it. */
function NoLeaders() {
  const { t } = useT();
  const mayImport = useCan()(settingUp.import);
  const toEmployees = (
    <Link to="/estimation/dictionary/$tab" params={{ tab: 'employees' }}>
      {t('structure.orgChart.toDirectory')}
    </Link>
  );
  return (
    <Card>
      <EmptyState
        title={t('structure.orgChart.empty')}
        text={t(mayImport ? 'structure.orgChart.emptyHow' : 'structure.orgChart.emptyText')}
        action={mayImport && toEmployees}
      />
    </Card>
  );
}

const LoadingOrgChart = () => (
  <div className="structure-org-chart structure-org-chart-loads" aria-busy="true">
    {['32%', '44%', '38%', '41%', '36%', '40%'].map((width) => (
      <div key={width} className="structure-org-chart-loading">
        <Skeleton width="28px" height="28px" />
        <Skeleton width={width} />
      </div>
    ))}
  </div>
);
