/**
 * What a policy needs for all that it rules. A route asks for the permission alone; with the policy itself its
 * rules would load with the first screen.
 */
export const ratersNeeds = 'cycle_raters__invoke';
export const planNeeds = 'plan_plan__invoke';
export const releaseNeeds = 'report_report_release';
