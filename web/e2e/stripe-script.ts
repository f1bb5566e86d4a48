import type { Page } from '@playwright/test'

// Fake of Stripe's script.
const standIn = "window.Stripe = Object.assign(() => ({}), { version: 'endive' })"

/** Serves the fake in place of Stripe. Resolves to a list that records every later request to Stripe. */
export async function watchStripe(page: Page) {
  const asked: string[] = []
  await page.route(/^https:\/\/[\w.]*stripe\.(com|network)\//, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: standIn })
  })
  return asked
}
