import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { legalPages } from '#addon/legal/texts/documents/legal-text.ts';
import { forgetSession, holdSession } from '#core/account/web/session/held.ts';
import { leaveInvitation } from '#core/account/web/session/invitation.ts';
import { keepSession, session } from '#core/account/web/session/session.ts';
import { permissionsOf, type Role, roles } from '#platform/contract/call/access.ts';
import { loginAddress, needsNoAccount } from '#platform/web/device/handoff/remembered.ts';
import { speakLocale } from '#platform/web/device/texts.ts';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { fakeServer } from '#test/fake/fake-server.ts';
import { plain } from '#test/screen/plain.ts';
import { signInAs, t } from '#test/screen/screen.tsx';
import { isUnknown, router } from './router.ts';

/**
 * The route table (rule 41), through the real router:
 * where each address leads everybody. A new route needs its row.
 */
type Person = Role | 'nobody';
const people: readonly Person[] = ['nobody', ...roles];
const everyone = roles;
const staff = roles.filter((role) => role !== 'ROLE_DIRECTOR');
const hr: readonly Role[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_HR'];
const admins = hr.slice(0, 2);
const id = '0b8c9d5e-1111-4222-8333-444455556666';

/** Screens behind sign-in, and whose they are. All others with an account go home. */
const screens: [address: string, openTo: readonly Role[]][] = [
  ['/structure/employees', staff],
  [`/structure/employees/${id}`, staff],
  ['/structure/team', staff],
  ['/structure/tree', staff],
  ['/structure/fired-employees', hr],
  ['/estimation/questionary', hr],
  [`/estimation/questionary/${id}`, hr],
  ['/estimation/questionary?q=продажи', hr],
  ['/estimation/questionary/archive', hr],
  [`/estimation/questionary/archive/${id}`, hr],
  ['/estimation/cycles', hr],
  [`/estimation/cycles/${id}`, hr],
  ['/estimation/questionary/awaited', hr],
  ['/estimation/questionary/testing', staff],
  ['/estimation/questionary/testing/approvals', staff],
  [`/estimation/cycles/${id}/raters/${id}`, staff],
  [`/testing/information?questionaryId=${id}&employeeId=${id}`, everyone],
  ['/testing/again', staff],
  ['/estimation/reports', staff],
  ['/estimation/reports?year=2025', staff],
  [`/estimation/reports/talk/${id}/${id}`, staff],
  ['/estimation/plan', staff],
  [`/estimation/plan?plan=${id}`, staff],
  // Others are told there whom it is for.
  ['/estimation/company', everyone],
  ['/estimation/summary', [...hr, 'ROLE_DIRECTOR', 'ROLE_MANAGER']],
  ['/estimation/dictionary/competencies', hr],
  ['/estimation/dictionary/positions', hr],
  ['/estimation/dictionary/subdivisions', hr],
  ['/estimation/dictionary/employees', hr],
  ['/estimation/dictionary/questions', hr],
  ['/estimation/dictionary/imports', hr],
  [`/estimation/dictionary/imports/${id}?show=moved`, hr],
  ['/estimation/dictionary/sources', hr],
  ['/estimation/dictionary/weak', hr],
  ['/estimation/dictionary/weak?year=2026&method=90', hr],
  [`/estimation/dictionary/sources/runs/${id}`, hr],
  ['/estimation/templates', admins],
  ['/estimation/users', hr],
  ['/estimation/users?page=2', hr],
  ['/estimation/deliveries', hr],
  ['/estimation/audit', admins],
  ['/estimation/brand', admins],
  ['/estimation/sign-in', admins],
  ['/estimation/security', admins],
  ['/estimation/integrations', admins],
  ['/estimation/security/processing', admins],
  ['/estimation/settings', everyone],
  ['/estimation/settings/data', everyone],
];

/** Pages that open to everybody, with an account or without. */
const open = [
  '/restore-password',
  '/restore-password/abc',
  '/new-email',
  '/new-email/abc',
  '/join',
  '/join/abc',
  '/stop',
  '/sso',
  '/answers-protected',
  ...legalPages.map((page) => `/legal/${page}`),
];

/** Addresses that only lead on, and where they lead anybody who may open all. */
const redirects: [from: string, to: string][] = [
  ['/', '/estimation/questionary'],
  ['/login', '/estimation/questionary'],
  ['/login?redirect=/estimation/users', '/estimation/questionary'],
  ['/estimation', '/estimation/questionary'],
  ['/estimation/dictionary', '/estimation/dictionary/competencies'],
  ['/structure', '/structure/employees'],
  ['/questionary/testing', '/estimation/questionary/testing'],
  ['/questionary/start', '/estimation/questionary/testing'],
  ['/testing', '/estimation/questionary/testing'],
  ['/confirm?token=abc', '/restore-password/abc'],
  ['/confirm', '/restore-password'],
  ['/legal', '/legal/terms'],
  ['/legal/', '/legal/terms'],
];

/** Pages of another application behind sign-in, for a full load: the server passes them on. */
const elsewhere = ['/v2/matrix/assessments', '/v2/matrix/dictionaries?page=2'];

/** The help: the server’s own pages, for a full load, whoever asks for them. */
const helped = ['/help/ru/questionary', '/help/en'];

/** No page of ours. */
const unknown = [
  '/estimatio',
  '/estimation/nothing',
  '/estimation/dictionary/people',
  '/estimation/questionary/archive/a/b',
  '/estimation/reports/2025',
  '/structure/nobody',
  '/testing/nothing',
  '/restore-password/a/b',
  '/answers-protected/more',
  '/ui-kit',
  '/legal/nothing',
  '/legal/terms/nothing',
  '/%D0%BE',
];

const homeOf = (person: Person) =>
  person === 'nobody'
    ? '/login'
    : hr.includes(person)
      ? '/estimation/questionary'
      : person === 'ROLE_DIRECTOR'
        ? '/estimation/company'
        : '/estimation/reports';

let left: string | undefined;
beforeEach(() => {
  fakeServer();
  left = undefined;
  sessionStorage.clear();
  leaveInvitation();
});
afterEach(() => void heard());
beforeAll(() => speakLocale('ru'));

/** The titles of what was said since one listened last. */
function heard() {
  const said = toast.list();
  for (const { id: shown } of said) toast.close(shown);
  return said.map(({ title = '' }) => plain(title));
}

const urlOf = (address: string) => new URL(address, window.location.origin);
const there = ({ pathname, search }: URL) =>
  decodeURIComponent(pathname + search).replaceAll('"', '');

/** Where an address leads a person. Without an account `App` shows the sign-in screen, which remembers it. */
async function leads(address: string, person: Person): Promise<string> {
  if (person === 'nobody') forgetSession();
  else {
    signInAs(person);
    const permissions = new Set(permissionsOf([person], { matrix: true }));
    keepSession({ ...session()!, permissions });
    holdSession('of a session');
  }
  if (person === 'nobody' && !needsNoAccount(urlOf(address))) return loginAddress(urlOf(address));
  const leaving = new Promise<void>((resolve) => {
    vi.spyOn(window.location, 'assign').mockImplementation((to) => {
      left = String(to);
      resolve();
    });
  });
  await Promise.race([router.navigate({ href: address }), leaving]);
  return left === undefined ? there(urlOf(router.state.location.href)) : loginAddress(urlOf(left));
}
const remembered = (address: string) => loginAddress(urlOf(address));

describe('a screen behind sign-in opens to whoever it is for', () => {
  test.each(screens)('%s', async (address, openTo) => {
    for (const person of roles) {
      const to = await leads(address, person);
      const isOpen = openTo.includes(person);
      expect([person, to, heard()]).toEqual([
        person,
        isOpen ? address : homeOf(person),
        isOpen ? [] : [t('bounced.noAccess')],
      ]);
    }
    expect(await leads(address, 'nobody')).toBe(remembered(address));
  });
});

describe('a page of the matrix application is loaded whole', () => {
  test.each(elsewhere)('%s', async (address) => {
    for (const person of roles) {
      left = undefined;
      const leadsTo = await leads(address, person);
      const may = !['ROLE_ADMIN', 'ROLE_HR', 'ROLE_DIRECTOR'].includes(person);
      expect([person, left ?? leadsTo]).toEqual([person, may ? address : homeOf(person)]);
    }
    expect(await leads(address, 'nobody')).toBe(remembered(address));
  });
});

describe('a page of the help is loaded whole', () => {
  test.each(helped)('%s', async (address) => {
    for (const person of roles) {
      left = undefined;
      expect([person, await leads(address, person), left]).toEqual([
        person,
        remembered(address),
        address,
      ]);
    }
    expect(await leads(address, 'nobody')).toBe(remembered(address));
  });
});

describe('a page for everybody', () => {
  test.each(open)('%s', async (address) => {
    for (const person of people)
      expect([person, await leads(address, person)]).toEqual([person, address]);
  });
});

describe('an address that only leads on', () => {
  test.each(redirects)('%s leads to %s', async (from, to) => {
    expect(await leads(from, 'ROLE_SUPER_ADMIN')).toBe(to);
  });

  test.each(['/', '/login', '/estimation'])('%s leads everybody home', async (from) => {
    for (const person of roles) expect(await leads(from, person)).toBe(homeOf(person));
  });

  test('the directory leads home anybody who may open none of it', async () => {
    expect(await leads('/estimation/dictionary', 'ROLE_MANAGER')).toBe('/estimation/reports');
  });

  test.each(['/confirm', '/confirm?token=abc', '/legal'])(
    '%s asks for no account',
    async (from) => {
      const to = await leads(from, 'ROLE_EMPLOYEE');
      expect(await leads(from, 'nobody')).toBe(to);
    },
  );
});

describe('an unknown address leads home and says so', () => {
  test.each(unknown)('%s', async (address) => {
    for (const person of roles) {
      expect(await leads(address, person)).toBe(homeOf(person));
      expect(heard()).toEqual([t('bounced.noSuchPage')]);
    }
  });

  test.each(unknown)('%s leads anybody who has no account to sign in', async (address) => {
    expect(await leads(address, 'nobody')).toMatch(/^\/login/);
    expect([heard(), isUnknown(urlOf(address).pathname)]).toEqual([[], true]);
  });
});

test('every route of the product has its row', async () => {
  const tested = [
    ...screens.map(([address]) => address),
    ...open,
    ...redirects.flat(),
    ...elsewhere,
    ...helped,
    ...unknown,
  ];
  const reached = new Set(
    tested.flatMap((address) =>
      router.getMatchedRoutes(urlOf(address).pathname)[0].map(({ id: route }) => route),
    ),
  );
  expect(Object.keys(router.routesById).filter((route) => !reached.has(route))).toEqual([]);
});
