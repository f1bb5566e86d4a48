import type { Page } from '@playwright/test'

// In place of Stripe's script.
const standIn = "window.Stripe = Object.assign(() => ({}), { version: 'endive' })"

/** Answers in Stripe's place; every request of the page to it, from here on. */
export async function watchStripe(page: Page) {
  const asked: string[] = []
  await page.route(/^https:\/\/[\w.]*stripe\.(com|network)\//, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: standIn })
  })
  return asked
}
