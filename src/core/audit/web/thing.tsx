import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AuditRow } from '#core/audit/contract/audit.ts';
import { directories, namedKinds } from '#platform/contract/call/directories.ts';
import type { AuditKind } from '#platform/contract/rules/audit.ts';
import { openProfile } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { auditedName } from './details.ts';

/** Kinds whose name is one text, the same in every language. */
const named = new Set<AuditKind>([...namedKinds, 'employee']);

/** The thing that was changed: its name at that time, and a link to it while it exists. */
export function Thing({ row }: { row: AuditRow }) {
  const { t } = useT();
  const { kind, entityId, currentName, name, details } = row;
  const isGone = entityId !== null && currentName === null && kind !== 'account';
  const isRenamed = currentName !== null && named.has(kind) && currentName !== name;
  const facts = [
    ...((entityId !== null && kind !== 'account') || kind === 'template'
      ? [t(`audit.kind.${kind}`)]
      : []),
    ...(kind === 'report' && details.number !== undefined
      ? [t('audit.ofQuestionary', { number: details.number })]
      : []),
    ...(isGone ? [t('audit.gone')] : []),
    ...(isRenamed ? [t('audit.nowNamed', { name: currentName })] : []),
  ];
  return (
    <span className="audit-pair">
      <Way row={row}>{auditedName(row, t)}</Way>
      {facts.length > 0 && <Hint>{facts.join(' · ')}</Hint>}
    </span>
  );
}

function Way({ row, children }: { row: AuditRow; children: ReactNode }) {
  const { kind, entityId: id, currentName, details, peopleList = [] } = row;
  if (details.runId && peopleList.length > 0) {
    return (
      <Link to="/estimation/dictionary/imports/$id" params={{ id: details.runId }}>
        {children}
      </Link>
    );
  }
  if (id === null || currentName === null) return <span>{children}</span>;
  switch (kind) {
    case 'questionary':
      return (
        <Link to="/estimation/questionary/$id" params={{ id }}>
          {children}
        </Link>
      );
    case 'report':
      return details.isInterim ? (
        <span>{children}</span>
      ) : (
        <Link
          to="/estimation/reports"
          search={{ questionary: details.questionaryId, employee: id }}
        >
          {children}
        </Link>
      );
    case 'employee':
      return (
        <button type="button" className="audit-open" onClick={() => openProfile(id)}>
          {children}
        </button>
      );
    case 'user':
      return (
        <Link to="/estimation/users" search={{ q: currentName }}>
          {children}
        </Link>
      );
    case 'cycle':
      return (
        <Link to="/estimation/cycles/$id" params={{ id }}>
          {children}
        </Link>
      );
    case 'account':
    case 'template':
    case 'heatmap':
    case 'summary':
    case 'brand':
    case 'sso':
    case 'domain':
    case 'key':
    case 'hook':
    case 'source':
      return <span>{children}</span>;
    default:
      return (
        <Link
          to="/estimation/dictionary/$tab"
          params={{ tab: directories[kind] }}
          search={{ q: currentName.slice(0, 200), archived: 'true' }}
        >
          {children}
        </Link>
      );
  }
}
