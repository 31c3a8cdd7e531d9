import type { Page } from 'playwright-core';
import { caller } from '../step/answer.ts';
import type { Look } from './tour.ts';

interface Me {
  data: { employeeId: string };
}
interface Profile {
  data: { lastName: string; firstName: string; email: string; positionId: string };
}
interface Colleagues {
  data: { id: string }[];
}

const ownButton = '.shell-header button:has(.ui-avatar)';

/** The profile of the signed-in person with every field filled in, and every state of the panel. */
export async function tourOfProfile(page: Page, look: Look, url: string, token: string) {
  await fillProfile(url, token);
  await page.goto('/estimation/reports');
  await page.locator(ownButton).click();
  await page.locator('.profile-leaders').waitFor();
  await look(page, 'profile');
  await page.locator('.profile [role="tab"]').last().click();
  await page.locator('.profile-rating').waitFor();
  await look(page, 'profile-rating');
  await page.locator('.profile [role="tab"]').first().click();
  await page.locator('.profile-company > button').click();
  await page.locator('.profile-choice input').fill('а');
  await page.locator('.profile-choice > ul:last-of-type li').first().waitFor();
  await look(page, 'profile-company-form');
  await page.locator('.ui-side-panel footer button').first().click();
  await page.locator('.ui-side-panel > header button').first().click();
  await page.locator('.saved-form input[type="tel"]').fill('+7');
  await page.locator('.ui-side-panel footer button').last().click();
  await page.locator('.saved-form [aria-invalid="true"]').waitFor();
  await look(page, 'profile-form-wrong');
  await page.locator('.ui-side-panel > header button').last().click();
  await page.locator('[role="alertdialog"]').waitFor();
  await look(page, 'profile-left');
}

/** Fills in everything that a profile can show, the same each time. */
async function fillProfile(url: string, token: string): Promise<void> {
  const call = caller(`${url}/api`, token);
  const { employeeId } = (await call<Me>('GET /user/me')).data;
  const { lastName, firstName, email, positionId } = (
    await call<Profile>(`GET /employee/profile/${employeeId}`)
  ).data;
  const others = (await call<Colleagues>('GET /employee?limit=3')).data;
  const days = Date.UTC(2020, 1, 3) / 1000;
  await call('PUT /employee/updateProfile', {
    lastName,
    firstName,
    email,
    positionId,
    location: 'Нижний Новгород',
    startWorkDayAt: 'monday',
    endWorkDayAt: 'friday',
    phone: '+79161234567',
    startWorkTimeAt: 34_200,
    endWorkTimeAt: 66_600,
    timezone: 'Asia/Yekaterinburg',
    status: 'На конференции, отвечаю по вечерам',
    statusEmoji: '✈️',
    statusStartAt: days,
    statusEndAt: null,
  });
  await call('PUT /employee/updateCompany', {
    inCompany: days,
    inPosition: days,
    birthDate: days - 86_400 * 10_000,
    isBirthDateHide: true,
    slackId: 'U024BE7LH',
    telegram: '@north_hr',
    leaderList: others
      .filter(({ id }) => id !== employeeId)
      .slice(0, 2)
      .map(({ id }) => ({ employeeId: id })),
  });
}
