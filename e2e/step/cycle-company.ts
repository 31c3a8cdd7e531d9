import type { Role } from '#platform/contract/call/access.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Locale } from '#platform/texts/t.ts';
import {
  inBrand,
  type Member,
  makeCompany,
  makeLeaders,
  makeMember,
  makePerson,
  makeSubdivision,
  signIn,
} from '#test/factories.ts';
import type { TestApp } from '#test/start/start-app.ts';

export const department = 'Поддержка клиентов';

/** Three of the department are assessed; all but the leader have the same leader. */
const names = {
  lev: 'Орлов Лев',
  anna: 'Белова Анна',
  boris: 'Волков Борис',
  vera: 'Громова Вера',
  gleb: 'Дёмин Глеб',
  darya: 'Ежова Дарья',
  egor: 'Жуков Егор',
  zhanna: 'Зимина Жанна',
} as const;
export type Name = keyof typeof names;
const assessed = ['anna', 'boris', 'vera'] as const;
/** As readers of that language write it. */
export function shortNameOf(name: Name, locale: Locale): string {
  const [lastName = '', firstName = ''] = names[name].split(' ');
  return shortName({ lastName, firstName }, locale);
}

export interface CycleCompany {
  emailOf(name: Name): string;
  /** The token of a new session: the clock may have gone on for longer than a session lasts. */
  enter(who: 'hr' | 'lev' | 'anna'): Promise<string>;
}

interface Given {
  house: TestApp;
  /** Their directories and accounts say which language each of them reads. */
  locales: Record<'hr' | 'lev' | 'anna' | 'boris' | 'gleb', Locale>;
  /** Tells the e-mails of one company from those of another. */
  host: string;
}

/** A company that a cycle goes round in: HR, a leader with an account, one assessed with and two without. */
export async function makeCycleCompany({ house, locales, host }: Given): Promise<CycleCompany> {
  const { database, now } = house.context;
  const { brandId, positionId, subdivisionId } = await makeCompany(database, now(), {
    howMany: 0,
    name: `ООО «Север» (${host})`,
  });
  const emailOf = (name: Name) => `${name}@${host}`;
  const members = {} as Record<'hr' | 'lev' | 'anna', Member>;
  const ids = {} as Record<Name, string>;
  await inBrand(database, brandId, async (scope) => {
    const support = await makeSubdivision(scope, department);
    for (const [name, full] of Object.entries(names) as [Name, string][]) {
      const [lastName = '', firstName = ''] = full.split(' ');
      const isAssessed = (assessed as readonly Name[]).includes(name);
      ids[name] = await makePerson(scope, {
        positionId,
        subdivisionId: isAssessed ? support : subdivisionId,
        lastName,
        firstName,
        email: emailOf(name),
        locale: name in locales ? locales[name as keyof typeof locales] : 'ru',
      });
      if (name !== 'lev') await makeLeaders(scope, ids[name], [ids.lev]);
    }
    const member = (role: Role, name: 'lev' | 'anna') =>
      makeMember(scope, [role], {
        employeeId: ids[name],
        email: emailOf(name),
        locale: locales[name],
      });
    members.hr = await makeMember(scope, ['ROLE_HR'], {
      email: `hr@${host}`,
      locale: locales.hr,
    });
    members.lev = await member('ROLE_MANAGER', 'lev');
    members.anna = await member('ROLE_EMPLOYEE', 'anna');
  });
  return { emailOf, enter: (who) => signIn(database, members[who], now()) };
}
