import { employeeCalls } from '#core/employee/contract/employee.ts';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import { onlyDeclared } from '#platform/server/http/only-declared.ts';
import { makeCompany } from '#test/factories.ts';
import { makeLargest } from '../set-up/lists.ts';
import { quantile, timeInTurns, type Verdict, withFilled } from '../set-up/with-server.ts';
import { fillDirectory } from './directory.ts';

const calls = 100;
/** Of the call's time, in the median. */
const highest = 0.02;

/** What leaving out undeclared fields costs of the calls with the longest replies. */
export function repliesBench(): Promise<Verdict> {
  return withFilled(
    async (context) => {
      const company = await makeCompany(context.database, context.now(), { howMany: 40 });
      await fillDirectory(context, company, 2000);
      return { token: company.hrToken, largest: await makeLargest(context, company) };
    },
    async (port, { token, largest }) => {
      const replies = [
        {
          name: 'a page of 20 employees',
          path: '/api/employee/list?limit=20',
          of: employeeCalls.list,
        },
        { name: '1,000 employees', path: '/api/employee/list?limit=1000', of: employeeCalls.list },
        { name: 'the largest panel', path: largest, of: getQuestionary },
      ];
      const lines: string[] = [];
      let pass = true;
      for (const { name, path, of } of replies) {
        const get = async () => {
          const headers = { authorization: `Bearer ${token}` };
          return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).json();
        };
        const reply = await get();
        const keep = onlyDeclared(of.reply);
        const took = await timeInTurns(calls, [get, async () => keep(reply)]);
        const [call, kept] = took.map((each) => quantile(each, 0.5)) as [number, number];
        lines.push(
          `${name}: ${((100 * kept) / call).toFixed(2)} % of the call (at most ${highest * 100}; ${kept.toFixed(3)} of ${call.toFixed(1)} ms)`,
        );
        pass &&= kept / call <= highest;
      }
      return { name: 'Undeclared fields left out of replies', lines, pass };
    },
  );
}
