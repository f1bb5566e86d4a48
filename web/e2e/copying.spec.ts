import { open } from './hydrated'
import { expect, test, visitAs } from './test'

test.use({ permissions: ['clipboard-read', 'clipboard-write'], allowed: [/40\d/] })

/** The exact texts of spec §1; the Russian one is a translation. */
const refusals = {
  hun: 'Nem engedélyezett :)',
  eng: 'Not allowed :)',
  rus: 'Не разрешено :)',
} as const

const readClipboard = () => navigator.clipboard.readText()

for (const path of ['/', '/privacypolicy', '/kronoworksheet/visitor?date=1984-06-12']) {
  test(`text of ${path} cannot be copied or cut`, async ({ page, deployment }) => {
    await open(page, path)
    for (const key of ['c', 'x']) {
      await page.evaluate(() => navigator.clipboard.writeText('-'))
      await page.keyboard.press('Control+a')
      await page.keyboard.press(`Control+${key}`)
      await expect.poll(() => page.evaluate(readClipboard)).toBe(refusals[deployment])
    }
  })
}

test('typed text can be copied and cut', async ({ page }) => {
  await open(page, '/kronoworksheet/visitor')
  const field = page.locator('input[name="name"]')
  await field.fill('Ágnes')
  for (const key of ['c', 'x']) {
    await page.evaluate(() => navigator.clipboard.writeText('-'))
    await field.press('Control+a')
    await field.press(`Control+${key}`)
    await expect.poll(() => page.evaluate(readClipboard)).toBe('Ágnes')
  }
  await expect(field).toHaveValue('')
})

for (const path of ['/admin', '/admin/stats', '/claim-coupon']) {
  test(`text of ${path} may be copied`, async ({ page, context, deployment, baseURL }) => {
    await visitAs(context, 'admin', baseURL ?? '')
    await open(page, path)
    await page.evaluate(() => navigator.clipboard.writeText('-'))
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+c')
    await expect.poll(() => page.evaluate(readClipboard)).not.toBe('-')
    expect(await page.evaluate(readClipboard)).not.toContain(refusals[deployment])
  })
}
