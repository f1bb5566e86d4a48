import { type Browser, expect, type Page } from '@playwright/test'
import { cms } from './editor'

/** The editors' panel, as a browser opens it. */
export const panel = `${cms.replace('127.0.0.1', 'localhost')}/admin`

const people = {
  admin: [process.env.PANEL_ADMIN_EMAIL, process.env.PANEL_ADMIN_PASSWORD],
  editor: [process.env.EDITOR_EMAIL, process.env.EDITOR_PASSWORD],
  author: [process.env.AUTHOR_EMAIL, process.env.AUTHOR_PASSWORD],
} as const

/** One of the panel's people at their own browser, signed in. The panel's console is not ours to judge. */
export async function sitDown(browser: Browser, who: keyof typeof people): Promise<Page> {
  const [email = '', password = ''] = people[who]
  const context = await browser.newContext({ locale: 'hu-HU', timezoneId: 'Europe/Budapest' })
  const page = await context.newPage()
  await page.goto(`${panel}/auth/login`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/admin\/?$/)
  return page
}

/** Opens an entry's form. */
export async function openEntry(page: Page, uid: string, documentId: string, locale = 'hu') {
  const query = `?plugins[i18n][locale]=${locale}`
  await page.goto(`${panel}/content-manager/collection-types/${uid}/${documentId}${query}`)
  await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toBeVisible()
}
