import type { Page } from '@playwright/test'

/**
 * Waits until a page is hydrated: React handles all controls, and the automatic actions after hydration (count a visit,
 * request a script) have begun.
 */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, a, button, input')].every((one) =>
      Object.keys(one).some((key) => key.startsWith('__reactFiber')),
    ),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Opens a page, and waits until it is hydrated. */
export async function open(page: Page, path: string) {
  const answer = await page.goto(path)
  await waitForHydration(page)
  return answer
}
