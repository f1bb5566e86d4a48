import type { Browser, Page } from '@playwright/test'
import { cms } from './editor'

/** The panel as its people reach it. The cookie of a frame needs the same site as the panel: both are localhost. */
export const panel = cms.replace('127.0.0.1', 'localhost')

/** Somebody of the panel before a desktop, in Hungarian and signed in. Strapi allows five logins in five minutes. */
export async function openPanel(browser: Browser, who: 'EDITOR' | 'AUTHOR'): Promise<Page> {
  // A context of its own: the panel's console is not ours to judge.
  const context = await browser.newContext({
    locale: 'hu-HU',
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
  })
  const tab = await context.newPage()
  await tab.goto(`${panel}/admin/auth/login`)
  await tab.locator('input[name=email]').fill(process.env[`${who}_EMAIL`] ?? '')
  await tab.locator('input[name=password]').fill(process.env[`${who}_PASSWORD`] ?? '')
  await tab.locator('button[type=submit]').click()
  await tab.waitForURL(/\/admin\/?$/)
  return tab
}
