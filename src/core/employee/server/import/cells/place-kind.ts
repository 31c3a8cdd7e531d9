import { fold } from '#platform/server/table-file/cell/fold.ts';

/** Whether a name is one of a position or of a subdivision, by the words that such names have. */

const jobs = new Set(
  `директор гендиректор руководитель начальник начальница заместитель зам заведующий заведующая зав
инженер менеджер специалист бухгалтер экономист юрист юрисконсульт аналитик программист разработчик
дизайнер тестировщик администратор секретарь водитель слесарь токарь фрезеровщик сварщик
электросварщик электрогазосварщик электрик электромонтер монтажник оператор мастер бригадир рабочий
рабочая грузчик кладовщик уборщик уборщица охранник сторож вахтер продавец кассир повар официант
врач фельдшер медсестра санитарка учитель преподаватель доцент профессор методист воспитатель
консультант координатор ассистент помощник референт эксперт технолог конструктор контролер диспетчер
логист маркетолог рекрутер архитектор механик наладчик лаборант сотрудник советник президент
председатель куратор стажер техник делопроизводитель архивариус переводчик редактор дворник плотник
маляр крановщик стропальщик машинист комплектовщик упаковщик агент представитель супервайзер тренер
manager director engineer specialist analyst developer accountant assistant head lead leader officer
consultant designer coordinator administrator president chief technician representative clerk operator
recruiter lawyer counsel driver programmer tester architect intern supervisor secretary executive
associate partner ceo cto cfo cio coo vp controller buyer scientist teacher nurse worker`.split(
    /\s+/,
  ),
);

/** The last word of an English name tells what it is: Office manager, Executive office. */
const units = new Set(
  `отдел отделение департамент управление служба цех участок сектор бюро группа дирекция лаборатория
склад бухгалтерия филиал подразделение администрация секретариат производство кафедра канцелярия
столовая гараж магазин руководство department dept division unit team office group branch
subdivision laboratory warehouse`.split(/\s+/),
);
const fields = new Set(
  'sales marketing finance accounting operations hr it legal logistics procurement engineering'.split(
    ' ',
  ),
);

export type PlaceKind = 'position' | 'subdivision';

export const isJob = (word: string): boolean => jobs.has(fold(word));

/** Undefined where its words don't tell. */
export function placeKind(name: string): PlaceKind | undefined {
  const [head = ''] = fold(name).split(/ (?:of|for) |[,/(:]| [-–—] /u);
  const words = head.split(/[^\p{L}]+/u).filter(Boolean);
  if (units.has(words.at(-1) ?? '')) return 'subdivision';
  if (words.some((word) => jobs.has(word))) return 'position';
  return words.some((word) => units.has(word) || fields.has(word)) ? 'subdivision' : undefined;
}
