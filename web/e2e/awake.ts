import type { Page } from '@playwright/test'

// The form to write to the house wakes when somebody is near it (features/contact).
const all = ['main', 'a', 'button', 'input'].map((name) => `${name}:not([data-contact] *)`).join()

/**
 * Waits until a page, or a part of it, is awake: React has taken over all that can be pressed or filled in, and what the
 * page does by itself on waking (count a visit, ask for a script) has begun.
 */
export async function awake(page: Page, parts = all) {
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].every((one) =>
        Object.keys(one).some((key) => key.startsWith('__reactFiber')),
      ),
    parts,
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Opens a page, and waits until it is awake. */
export async function open(page: Page, path: string) {
  const answer = await page.goto(path)
  await awake(page)
  return answer
}
