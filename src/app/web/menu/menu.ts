import type { LucideIcon } from 'lucide-react';
import Archive from 'lucide-react/icons/archive';
import BookOpen from 'lucide-react/icons/book-open';
import Building2 from 'lucide-react/icons/building-2';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import History from 'lucide-react/icons/history';
import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import Network from 'lucide-react/icons/network';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SquarePen from 'lucide-react/icons/square-pen';
import Users from 'lucide-react/icons/users';
import type { Permission } from '#platform/contract/call/access.ts';
import { directoryKinds, directoryPermission } from '#platform/contract/call/directories.ts';
import type { TextKey } from '#platform/texts/t.ts';

/**
 * The navigation. It lists only screens that exist. An entry shows when the person holds one of its
 * permissions.
 */
export const menu = [
  {
    label: 'menu.company',
    entries: [
      {
        label: 'menu.structure',
        path: '/structure',
        permissions: ['directory_employee_getemployeelist__invoke'],
        icon: Network,
      },
    ],
  },
  {
    label: 'menu.estimation',
    entries: [
      {
        label: 'menu.journal',
        path: '/estimation/questionary',
        permissions: ['questionary_questionary_list'],
        icon: ClipboardList,
      },
      {
        label: 'menu.cycles',
        path: '/estimation/cycles',
        permissions: ['cycle_cycle_list'],
        icon: RefreshCw,
      },
      {
        label: 'menu.archive',
        path: '/estimation/questionary/archive',
        permissions: ['questionary_questionary_list'],
        icon: Archive,
      },
      {
        label: 'menu.awaited',
        path: '/estimation/questionary/awaited',
        permissions: ['questionary_questionary_list'],
        icon: Hourglass,
      },
      {
        label: 'menu.testing',
        path: '/estimation/questionary/testing',
        permissions: ['questionary_questionaryemployeelist__invoke'],
        icon: SquarePen,
      },
      {
        label: 'menu.reports',
        path: '/estimation/reports',
        permissions: ['report_report_list'],
        icon: FileChartColumn,
      },
      {
        label: 'menu.heatmap',
        path: '/estimation/company',
        permissions: ['report_heatmap_list'],
        icon: Grid3x3,
      },
      {
        label: 'menu.summary',
        path: '/estimation/summary',
        permissions: ['report_summary_list'],
        icon: ChartColumn,
      },
      {
        label: 'menu.directory',
        path: '/estimation/dictionary',
        permissions: directoryKinds.map((kind) => directoryPermission(kind, 'list')),
        icon: BookOpen,
      },
      {
        label: 'menu.templates',
        path: '/estimation/templates',
        permissions: ['template_email_email_list', 'template_password_password_list'],
        icon: Mail,
      },
      {
        label: 'menu.users',
        path: '/estimation/users',
        permissions: ['user_user_list'],
        icon: Users,
      },
      {
        label: 'menu.delivery',
        path: '/estimation/deliveries',
        permissions: ['delivery_delivery_list'],
        icon: Send,
      },
      {
        label: 'menu.audit',
        path: '/estimation/audit',
        permissions: ['audit_audit_list'],
        icon: History,
      },
      {
        label: 'menu.brand',
        path: '/estimation/brand',
        permissions: ['brand_brand_list'],
        icon: Building2,
      },
      {
        label: 'menu.security',
        path: '/estimation/security',
        permissions: ['security_security_list'],
        icon: ShieldCheck,
      },
      {
        label: 'menu.settings',
        path: '/estimation/settings',
        permissions: ['resetpassword_resetcurrentuserpassword__invoke'],
        icon: Settings,
      },
    ],
  },
  {
    label: 'menu.matrix',
    entries: [
      {
        label: 'menu.assessments',
        path: '/v2/matrix/assessments',
        permissions: ['matrix_matrix_list'],
        icon: Grid3x3,
        isElsewhere: true,
      },
      {
        label: 'menu.dictionaries',
        path: '/v2/matrix/dictionaries',
        permissions: ['matrix_matrix_list'],
        icon: BookOpen,
        isElsewhere: true,
      },
    ],
  },
] as const satisfies readonly {
  label: TextKey;
  entries: readonly {
    label: TextKey;
    path: string;
    permissions: readonly Permission[];
    icon: LucideIcon;
    /** A page of another application: opened by a full load. */
    isElsewhere?: true;
  }[];
}[];

export type MenuGroup = (typeof menu)[number];
export type MenuEntry = MenuGroup['entries'][number];
type Screen = Exclude<MenuEntry, { isElsewhere: true }>['path'];
type Can = (permission: Permission) => boolean;

const isOpen = (entry: MenuEntry, can: Can) => entry.permissions.some(can);

/** Groups with the entries the person may open. A group without visible entries is hidden (rule 10). */
export function visibleMenu(can: Can): { label: MenuGroup['label']; entries: MenuEntry[] }[] {
  return menu
    .map(({ label, entries }) => ({ label, entries: entries.filter((one) => isOpen(one, can)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The entry whose screen a path belongs to: the longest entry path that the given path begins with. */
export function entryAt(pathname: string): MenuEntry | undefined {
  return menu
    .flatMap(({ entries }) => entries as readonly MenuEntry[])
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

export const testingPath = '/estimation/questionary/testing';

/** Where home leads, in this order (rule 10). */
const homes = [
  '/estimation/questionary',
  '/estimation/company',
  '/estimation/reports',
  testingPath,
  '/estimation/settings',
] as const satisfies readonly Screen[];

/** Before these nothing comes that is open to answer. */
const [journal, company] = homes;

/** Without a journal and company results, what is open to answer or else to do comes first (rule 62). */
export function homePath(can: Can, hasOpen: boolean): Screen | undefined {
  const open: string[] = visibleMenu(can).flatMap(({ entries }) => entries.map(({ path }) => path));
  const home = homes.find((path) => open.includes(path));
  const comesFirst = home === journal || home === company;
  const isFirst = hasOpen && !comesFirst && open.includes(testingPath);
  return isFirst ? testingPath : home;
}

/**
 * The part of a path that counts as the screen. An opened questionary belongs to its list's screen
 * (rule 41).
 */
export const screenOf = (pathname: string): string =>
  pathname.replace(/\/[\da-f]{8}-[\da-f-]{27}\/?$/i, '');
