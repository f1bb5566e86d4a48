import { expect, type Locator, type Page } from '@playwright/test'

const mostStops = 150

/** Moves the focus to an element with the Tab key; fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop++) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached by ${mostStops} steps: ${target}`)
}

export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Focuses an element with Tab and presses a key: Enter for links and buttons, Space for checkboxes and options. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await expect(target).toBeEnabled()
  await tabTo(page, target)
  await page.keyboard.press(key)
}
