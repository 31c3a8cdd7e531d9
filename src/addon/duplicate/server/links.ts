import type { DuplicateKind } from '#addon/duplicate/contract/rules/duplicate.ts';

/** A column that names an entry. */
export interface Link {
  table: string;
  column: string;
  /** A column with which an entry may stand in one row only: of two such rows that of the entry that stays wins. */
  beside?: string;
}

/** What names an entry and moves to the one that stays (rule 194). */
export const movedLinks: Record<DuplicateKind, readonly Link[]> = {
  position: [
    { table: 'employee', column: 'position_id' },
    { table: 'questionary', column: 'position_id' },
    { table: 'position_competence', column: 'position_id', beside: 'competence_id' },
    { table: 'position_wish', column: 'position_id' },
  ],
  subdivision: [
    { table: 'employee', column: 'subdivision_id' },
    { table: 'questionary', column: 'subdivision_id' },
  ],
  competence: [
    { table: 'position_competence', column: 'competence_id', beside: 'position_id' },
    { table: 'plan_goal', column: 'competence_id' },
  ],
  employee: [
    { table: 'questionary_subject', column: 'employee_id' },
    { table: 'questionary_participant', column: 'employee_id' },
    { table: 'assignment', column: 'participant_id' },
    { table: 'assignment', column: 'subject_id' },
    { table: 'sheet', column: 'subject_id' },
    { table: 'sheet', column: 'respondent_id' },
    { table: 'report', column: 'employee_id' },
    { table: 'report_ledger', column: 'employee_id' },
    { table: 'report_sending', column: 'employee_id' },
    { table: 'follow_up', column: 'employee_id' },
    { table: 'cycle_subject', column: 'approver_id' },
    { table: 'cycle_rater', column: 'employee_id' },
    { table: 'plan', column: 'employee_id' },
    { table: 'plan_note', column: 'author_id' },
    { table: 'consent', column: 'employee_id', beside: 'version' },
    { table: 'knowledge', column: 'person_id', beside: 'reader_id' },
    { table: 'knowledge', column: 'reader_id', beside: 'person_id' },
    // A directory of users knows a person by one name.
    { table: 'scim_user', column: 'employee_id', beside: 'brand_id' },
  ],
};

/** What moves in a way of its own, or stays with the entry that goes, and why. A test knows of every other column. */
export const otherLinks: Record<DuplicateKind, Record<string, string>> = {
  position: {},
  subdivision: {},
  competence: {
    'question.competence_id': 'is copied where the other has no such question',
    'questionary_competence.competence_id': 'moves in drafts; other assessments keep theirs',
    'questionary_question.competence_id': 'as it was asked',
    'company_step.competence_id': 'as it was asked',
    'company_told.competence_id': 'as it was asked',
    'cycle_competence.competence_id':
      'moves in cycles that will ask more people; others keep theirs',
  },
  employee: {
    'employee_leader.employee_id': 'moves where the other has no leader',
    'employee_leader.leader_id': 'moves as leaders are saved',
    'cycle_subject.employee_id': 'moves with its raters',
    'cycle_rater.subject_id': 'moves with its subject',
    'report_pdf.employee_id': 'is made anew',
    'sheet_key.subject_id': 'is gone once what it seals has been read, and nobody is merged before',
    'begun.participant_id': 'is gone once an assessment is over, and nobody is merged before',
    'begun.subject_id': 'the same',
    'handover.participant_id': 'the same',
    'handover.subject_id': 'the same',
    'membership.employee_id': 'is exchanged where only the one that goes has access, else ends',
    'invitation.employee_id': 'is taken back with the access',
    'task_digest.employee_id': 'nothing waits for who has gone',
    'position_wish.employee_id': 'goes with the access',
    'photo.employee_id': 'the other has its own',
    'former_name.employee_id': 'says under which name that record stood',
    'people_run_person.employee_id': 'says what an import has done to that record',
    'erasure.employee_id': 'says of which record it was asked',
  },
};
