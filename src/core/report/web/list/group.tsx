import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import type { ReportGrouping } from '#core/report/contract/reading/report-groupings.ts';
import type { ReportGroup } from '#core/report/contract/report-list.ts';
import { narrowedTo, useGroupReports, type useReportsAddress } from '#core/report/web/queries.ts';
import { placeLine } from '#platform/web/shared/place-line.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { ReportsTable } from './reports-table.tsx';
import { groupNote } from './views.ts';

interface GroupProps {
  groupBy: ReportGrouping;
  group: ReportGroup;
  address: ReturnType<typeof useReportsAddress>;
}

/** The head of a group, which opens it, and its reports while it is open. */
export function ReportGroupRows({
  groupBy,
  group: { groupValue, groupData },
  address,
}: GroupProps) {
  const { t } = useT();
  const id = useId();
  const { search, setSearch } = address;
  const { open = [], page } = search;
  const { name, position, subdivision, count } = groupData;
  const isOpen = open.includes(groupValue);
  const place = placeLine(position, subdivision);
  function toggle() {
    const others = open.filter((one) => one !== groupValue);
    setSearch({ page, open: isOpen ? others : [...others, groupValue] });
  }
  return (
    <>
      <h2 className="r-group">
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <ChevronRight aria-hidden="true" />
          <span className="r-group-name">
            <bdi>{name}</bdi>
            {place && <Hint>{place}</Hint>}
          </span>
          <Muted>{groupNote(t, count)}</Muted>
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="r-group-reports">
        {isOpen && (
          <GroupReports
            groupBy={groupBy}
            groupValue={groupValue}
            label={t('report.groups.within', { name })}
            address={address}
          />
        )}
      </div>
    </>
  );
}

type GroupReportsProps = Pick<GroupProps, 'groupBy' | 'address'> & {
  groupValue: string;
  label: string;
};

/** The reports of one group, sorted as the address says, with pages of their own. */
function GroupReports({ groupBy, groupValue, label, address }: GroupReportsProps) {
  const [page, setPage] = useState(1);
  const reports = useGroupReports({ ...address.search, ...narrowedTo(groupBy, groupValue), page });
  return (
    <ReportsTable
      label={label}
      reports={reports}
      address={{ ...address, page, goTo: (to) => void setPage(to) }}
      ofOne={groupBy === 'employee'}
    />
  );
}
