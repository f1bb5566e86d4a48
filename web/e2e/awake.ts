import type { Page } from '@playwright/test'

/**
 * Waits until a page is awake: React has taken over all that can be pressed or filled in, and what the page does
 * by itself on waking (count a visit, ask for a script) has begun.
 */
export async function awake(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, a, button, input')].every((one) =>
      Object.keys(one).some((key) => key.startsWith('__reactFiber')),
    ),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Opens a page, and waits until it is awake. */
export async function open(page: Page, path: string) {
  const answer = await page.goto(path)
  await awake(page)
  return answer
}
