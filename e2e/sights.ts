import type { Locator, Page } from '@playwright/test';
import { devanagariDigits } from '#text/numbers.ts';
import { part, whole, type Words } from './words.ts';

/** What is seen when a page is in one of its states, and in no other. */
export type Sight = (page: Page) => Locator;

export const heading =
  (name: Words): Sight =>
  (page) =>
    page.getByRole('heading', { name: whole(page, name) });

export const text =
  (words: Words): Sight =>
  (page) =>
    page.getByText(part(page, words)).first();

export const link =
  (name: Words): Sight =>
  (page) =>
    page
      .getByRole('main')
      .getByRole('link', { name: part(page, name) })
      .first();

export const button =
  (name: Words): Sight =>
  (page) =>
    page.getByRole('button', { name: whole(page, name) });

/** A list whose entries are on their way. */
export const waiting: Sight = (page) => page.locator('main [aria-busy=true]').first();

/** A button that has been pressed and not been answered. */
export const busy =
  (name: Words): Sight =>
  (page) =>
    page
      .getByRole('main')
      .locator('button[aria-busy=true], button[aria-disabled=true]')
      .filter({ hasText: part(page, name) });

/** The note that what is shown is of a day before the connection went. */
export const staleNote: Sight = (page) =>
  page.getByRole('status').filter({ hasText: /No connection: shown as it was on|इन्टरनेट छैन: .+ जस्तो थियो/ });

/** What the loading screen is. */
export const spinner: Sight = (page) =>
  page.getByRole('main').getByRole('status', { name: part(page, (t) => t.frame.loading) });

/** A field whose entry is refused. */
export const refused =
  (label: Words): Sight =>
  (page) =>
    page.getByLabel(whole(page, label)).and(page.locator('[aria-invalid=true]'));

/** What a screen reader hears of a revealed question. */
export const verdict =
  (...outcomes: readonly Words[]): Sight =>
  (page) =>
    page.getByRole('status').filter({
      hasText: new RegExp(outcomes.map((outcome) => `^\\s*${part(page, outcome).source}`).join('|')),
    });

/** The question of this number is on screen and can be answered; `chosen` options are darkened. */
export const question =
  (number: number, chosen: 0 | 1 = 0): Sight =>
  (page) =>
    page
      .getByRole('main')
      .filter({
        has: page.getByRole('heading', {
          level: 1,
          name: new RegExp(`(?<![0-9०-९])(${number}|${devanagariDigits(`${number}`)}) (of|/) [0-9०-९]+`),
        }),
      })
      .filter({ has: page.getByRole('radio', { disabled: false }) })
      .filter(
        chosen === 0
          ? { hasNot: page.getByRole('radio', { checked: true }) }
          : { has: page.getByRole('radio', { checked: true }) },
      );

/** The clock of the question on screen shows this. */
export const clock =
  (time: string): Sight =>
  (page) =>
    page.getByRole('timer').filter({ hasText: part(page, time) });

/** The whole answer sheet lies over the page. */
export const drawer: Sight = (page) => page.getByRole('dialog', { name: part(page, (t) => t.exam.answerSheet) });

/** The navigation lies over the page, or stands beside it. */
export const navigation: Sight = (page) => page.getByRole('navigation', { name: part(page, (t) => t.frame.sections) });
