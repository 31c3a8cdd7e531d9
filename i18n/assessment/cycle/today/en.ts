import type { Translation } from '#i18n/t.ts';
import type { cycleToday as ru } from './ru.ts';

export const cycleToday: Translation<typeof ru> = {
  title: 'Cycles today',
  all: 'All cycles',
  nothing: 'Nothing needed today',
  failed: 'We couldn’t load the cycles',
  needs: {
    begin: 'Time to begin',
    problem: 'Not launched: {{count}}',
    approve: 'Lists to approve: {{count}}',
    open: 'Reports to open: {{count}}',
    chooseEnds: 'Today is the last day to choose',
    ends: 'Today is the last day to respond',
  },
};
