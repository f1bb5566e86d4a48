import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { cms } from './editor'

/** The editors' panel at the address of the browser: the cookie of a frame needs the same site. */
export const panel = `${cms.replace('127.0.0.1', 'localhost')}/admin`

const people = {
  admin: [process.env.PANEL_ADMIN_EMAIL, process.env.PANEL_ADMIN_PASSWORD],
  editor: [process.env.EDITOR_EMAIL, process.env.EDITOR_PASSWORD],
  author: [process.env.AUTHOR_EMAIL, process.env.AUTHOR_PASSWORD],
} as const

type Desk = Awaited<ReturnType<BrowserContext['storageState']>>

const desks = new Map<string, Desk>()
const inHungarian = { locale: 'hu-HU', timezoneId: 'Europe/Budapest' }

/**
 * Opens a browser for a user of the panel, signed in once for each worker, because Strapi allows five logins in five
 * minutes. Errors in the panel's console are not checked.
 */
export async function openPanelAs(browser: Browser, who: keyof typeof people): Promise<Page> {
  const storageState = desks.get(who)
  const context = await browser.newContext({
    ...inHungarian,
    ...(storageState && { storageState }),
  })
  const page = await context.newPage()
  await page.goto(panel)
  if (!storageState) {
    await signInAt(page, people[who])
    desks.set(who, await context.storageState())
  }
  await expect(page.getByRole('link', { name: 'Beállítások' })).toBeVisible()
  return page
}

async function signInAt(page: Page, [email = '', password = '']: (typeof people)['admin']) {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/admin\/?$/)
}

/** Opens the form of an entry. */
export async function openEntry(page: Page, uid: string, documentId: string, locale = 'hu') {
  const query = `?plugins[i18n][locale]=${locale}`
  await page.goto(`${panel}/content-manager/collection-types/${uid}/${documentId}${query}`)
  await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toBeVisible()
}
