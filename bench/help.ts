import { makeHelp } from '#addon/help/server/make/make-help.ts';
import { searchHelp } from '#addon/help/web/search-help.ts';
import { locales } from '#platform/texts/t.ts';
import { timeSteps } from './set-up/steps.ts';
import { quantile, timeInTurns, type Verdict, withFilled } from './set-up/with-server.ts';

/** In health checks: p95 of a search over the whole help, which the browser does, and of an open page. */
const [searchMost, pageMost] = [5, 20];
const searches = 300;

/** As somebody types them, the beginnings too. */
const typed = {
  ru: ['п', 'пароль', 'как сменить пароль', 'отчёт не пришёл сотруднику', 'импорт из 1с'],
  en: [
    'p',
    'password',
    'how to change a password',
    'the report did not arrive',
    'import from a file',
  ],
};

/** The search of the help over its real index, and a page of it: after a build, as the server serves what that has made. */
export function helpBench(): Promise<Verdict> {
  return withFilled(
    async () => {},
    async (port) => {
      const files = makeHelp({ script: '', styles: [] });
      const health = async () =>
        void (await (await fetch(`http://127.0.0.1:${port}/healthz`)).text());
      const lines: string[] = [];
      let pass = true;
      for (const locale of locales) {
        const index = JSON.parse(files.get(`${locale}/search.json`) ?? '');
        const search = async (n: number) =>
          void searchHelp(index, typed[locale][n % typed[locale].length]!);
        const [took, base] = await timeInTurns(searches, [search, health]);
        const [p95, beside] = [quantile(took, 0.95), quantile(base, 0.95)];
        lines.push(
          `search in ${locale}: p95 ${(p95 / beside).toFixed(1)} × health (at most ${searchMost}; ${p95.toFixed(1)} of ${beside.toFixed(1)} ms)`,
        );
        pass &&= p95 / beside <= searchMost;
      }
      const page = await timeSteps({ port, token: '' }, [
        { name: 'an open page', path: () => '/help/ru/answering', most: pageMost },
      ]);
      return { name: 'Help', lines: [...lines, ...page.lines], pass: pass && page.pass };
    },
  );
}
