import {
  type CompetenceField,
  competenceFields,
} from '#core/competence/contract/competence-file.ts';
import type { Column } from '#platform/server/table-file/columns/map-columns.ts';

interface Words {
  names: readonly [en: string, ru: string];
  isRequired?: true;
  /** What else companies call it, the likeliest first. */
  synonyms: readonly string[];
  /** What the example file has in this column: two competencies, each in two rows. */
  examples: readonly [string, string, string, string];
}

/** The columns of competencies in a file, each under either name. */
const words: Record<CompetenceField, Words> = {
  name: {
    names: ['Competency in Russian', 'Компетенция'],
    isRequired: true,
    synonyms: [
      'Название компетенции',
      'Наименование компетенции',
      'Компетенция на русском',
      'Компетенция рус',
      'Компетенция ru',
      'Название на русском',
      'Название',
      'Наименование',
      'Навык',
      'Качество',
      'Критерий',
      'Competency',
      'Competence',
      'Competency name',
      'Competency ru',
      'Name in Russian',
      'Name',
      'Skill',
    ],
    examples: ['Командная работа', 'Командная работа', 'Ответственность', 'Ответственность'],
  },
  nameEn: {
    names: ['Competency in English', 'Компетенция на английском'],
    synonyms: [
      'Компетенция по-английски',
      'Компетенция англ',
      'Компетенция en',
      'Название на английском',
      'Название по-английски',
      'Название англ',
      'Название en',
      'Competency en',
      'Name in English',
      'Name en',
    ],
    examples: ['Teamwork', '', 'Accountability', ''],
  },
  description: {
    names: ['Description in Russian', 'Описание'],
    synonyms: [
      'Описание компетенции',
      'Определение',
      'Определение компетенции',
      'Описание на русском',
      'Описание рус',
      'Описание ru',
      'Содержание',
      'Description',
      'Description ru',
      'Definition',
    ],
    examples: ['Работает на общий результат', '', 'Доводит начатое до конца', ''],
  },
  descriptionEn: {
    names: ['Description in English', 'Описание на английском'],
    synonyms: [
      'Описание по-английски',
      'Описание англ',
      'Описание en',
      'Определение на английском',
      'Description en',
      'Definition in English',
    ],
    examples: ['Works for a shared result', '', 'Finishes what was started', ''],
  },
  question: {
    names: ['Question in Russian', 'Вопрос'],
    isRequired: true,
    synonyms: [
      'Вопросы',
      'Текст вопроса',
      'Формулировка вопроса',
      'Вопрос на русском',
      'Вопрос рус',
      'Вопрос ru',
      'Утверждение',
      'Поведенческий индикатор',
      'Индикатор поведения',
      'Индикатор',
      'Индикаторы',
      'Поведение',
      'Формулировка',
      'Question',
      'Questions',
      'Question ru',
      'Question text',
      'Statement',
      'Behavioural indicator',
      'Behavioral indicator',
      'Indicator',
      'Behaviour',
      'Item',
    ],
    examples: [
      'Делится с коллегами тем, что важно для общей работы',
      'Помогает коллеге, когда тот не успевает',
      'Выполняет то, что обещает',
      'Заранее предупреждает, если не успевает к сроку',
    ],
  },
  questionEn: {
    names: ['Question in English', 'Вопрос на английском'],
    synonyms: [
      'Вопрос по-английски',
      'Вопрос англ',
      'Вопрос en',
      'Утверждение на английском',
      'Индикатор на английском',
      'Question en',
      'Statement in English',
    ],
    examples: [
      'Shares what matters for the common work',
      'Helps a colleague who is short of time',
      'Does what they promise',
      'Warns in advance when a deadline is at risk',
    ],
  },
  step: {
    names: ['First step in Russian', 'Первый шаг'],
    synonyms: [
      'Первые шаги',
      'Первый шаг на русском',
      'Первый шаг рус',
      'Первый шаг ru',
      'Шаг развития',
      'Шаги развития',
      'Шаг',
      'Шаги',
      'First step',
      'First steps',
      'First step ru',
      'Development step',
      'Step',
    ],
    examples: [
      'Раз в неделю показывайте коллегам что-то одно из того, что умеете',
      '',
      'Две недели записывайте свои обещания и отмечайте выполненные',
      'Узнав, что не успеваете, сразу назовите новый срок',
    ],
  },
  stepEn: {
    names: ['First step in English', 'Первый шаг на английском'],
    synonyms: [
      'Первый шаг по-английски',
      'Первый шаг англ',
      'Первый шаг en',
      'Шаг на английском',
      'First step en',
      'Step in English',
    ],
    examples: [
      'Show colleagues one thing you know once a week',
      '',
      'Write down your promises for two weeks and tick those you keep',
      'When you see that you’ll be late, name a new date right away',
    ],
  },
};

/** What is looked for in a file that comes in. */
export const competenceColumns: readonly Column<CompetenceField>[] = competenceFields.map((key) => {
  const { names, synonyms, isRequired } = words[key];
  return { key, names, synonyms, ...(isRequired && { isRequired }) };
});

/** Two competencies of two questions each, in the order of the columns. */
export const exampleRows: readonly string[][] = [0, 1, 2, 3].map((row) =>
  competenceFields.map((field) => words[field].examples[row] ?? ''),
);
