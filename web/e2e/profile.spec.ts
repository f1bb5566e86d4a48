import type { Page } from '@playwright/test'
import { errors } from '../lib/contract/errors'
import { expect, test, visitAs } from './test'

const part = (page: Page, id: string) => page.locator(`section#${id}`)
const send = (page: Page, id: string) => part(page, id).locator('button[type="submit"]').click()

test('a visitor is redirected to the login, and returns from there', async ({ page }) => {
  await page.goto('/profile?from=mail')
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fprofile%3Ffrom%3Dmail&from=mail$/)
})

test.describe('a member', () => {
  test.use({ allowed: [/401|500|ERR_FAILED/] })

  test.beforeEach(async ({ context, baseURL, page }) => {
    await visitAs(context, 'free', baseURL ?? '')
    await page.goto('/profile')
  })

  test('finds every part by its link, and the page is never cached', async ({ page, words }) => {
    const answer = await page.reload()
    expect(answer?.headers()['cache-control']).toMatch(/no-store/)
    const links = page.getByRole('navigation', { name: words.profile.navigation }).getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    const groups = page.locator('main section[aria-labelledby$="-group"]')
    await expect(groups).toHaveCount(4)
    const isWide = (page.viewportSize()?.width ?? 0) >= 1000
    const parts = isWide ? Object.keys(words.profile.sections).length : 0
    expect(hrefs).toHaveLength(4 + parts)
    for (const href of hrefs)
      await expect(page.locator(href).getByRole('heading').first()).toBeVisible()
    await expect(page.locator('[name="email"]')).toHaveValue('free@krono.example')
    await expect(part(page, 'subscription')).toContainText(words.profile.subscription.none)
    await expect(part(page, 'coupons')).toContainText(words.coupons.use)
    await expect(part(page, 'devices')).toContainText(words.profile.devices.current)
  })

  test('keeps typed values when saving fails', async ({ page, deployment }) => {
    await page.route('**/api/user/update', (route) => route.fulfill({ status: 500, json: {} }))
    await page.locator('[name="nickname"]').fill('Esztike')
    await send(page, 'account')
    await expect(part(page, 'account').getByRole('alert')).toHaveText(errors.saveFailed[deployment])
    await expect(page.locator('[name="nickname"]')).toHaveValue('Esztike')
  })

  test('after the session ended elsewhere it offers the login, and keeps the typed values', async ({
    page,
    words,
    deployment,
  }) => {
    await page.route('**/api/user/update', (route) =>
      route.fulfill({
        status: 401,
        json: { message: errors.notAuthorized[deployment], status: 401 },
      }),
    )
    await page.locator('[name="nickname"]').fill('Esztike')
    await send(page, 'account')
    const alert = part(page, 'account').getByRole('alert')
    await expect(alert).toContainText(errors.notAuthorized[deployment])
    await expect(alert.getByRole('link', { name: words.form.login })).toHaveAttribute(
      'href',
      '/login?redirectUrl=%2Fprofile',
    )
    await expect(page.locator('[name="nickname"]')).toHaveValue('Esztike')
  })

  test('sees errors at their fields', async ({ page, deployment }) => {
    const phone = page.locator('[name="phone"]')
    await phone.fill('call me')
    await page.locator('[name="firstName"]').fill('')
    await send(page, 'account')
    await expect(page.locator('[name="firstName"]')).toHaveAccessibleDescription(
      errors.missingField[deployment],
    )
    await expect(phone).toHaveAccessibleDescription(errors.invalidPhone[deployment])
    const invalid = part(page, 'account').locator('[aria-invalid="true"]')
    await expect(invalid.first()).toBeFocused()
  })

  test('sees the unchanged newsletter setting when saving fails', async ({
    page,
    words,
    deployment,
  }) => {
    await page.route('**/api/user/update', (route) => route.abort())
    const toggle = page.getByRole('switch', { name: words.profile.newsletter.label })
    const before = await toggle.isChecked()
    await toggle.click()
    await expect(part(page, 'newsletter').getByRole('alert')).toHaveText(
      errors.saveFailed[deployment],
    )
    await expect(toggle).toBeChecked({ checked: before })
  })

  test('reports at once a file that is not a picture, or too large, and may choose again', async ({
    page,
    words,
    deployment,
  }) => {
    const file = part(page, 'picture').locator('input[type="file"]')
    const alert = part(page, 'picture').getByRole('alert')
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await expect(alert).toHaveText(errors.invalidPicture[deployment])
    const large = Buffer.alloc(5 * 1024 * 1024 + 1)
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large })
    await expect(alert).toHaveText(errors.pictureTooLarge[deployment])
    await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('b') })
    await expect(alert).toBeHidden()
    await expect(page.getByRole('button', { name: words.profile.picture.save })).toBeVisible()
  })

  test('is asked for the password before the account is deleted, and may cancel', async ({
    page,
    words,
  }) => {
    const open = page.getByRole('button', { name: words.profile.deactivation.open })
    await open.click()
    const dialog = page.getByRole('dialog', { name: words.profile.deactivation.dialogTitle })
    await expect(dialog.locator('[name="password"]')).toBeVisible()
    await dialog.getByRole('button', { name: words.profile.deactivation.cancel }).click()
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('may export all data as a file', async ({ page, words }) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: words.profile.data.download }).click()
    expect((await download).suggestedFilename()).toMatch(/\.json$/)
  })
})
