import type { Page } from '@playwright/test'
import { violationsOf } from './axe'
import { press, tabTo } from './keyboard'
import { expect, test } from './test'

const result = '/kronoworksheet/visitor?date=1984-06-12&name=%C3%81gnes'

const isRequestForPicture = (url: string) => url.includes('/api/picture')

/** Width and height of a PNG image on the page. */
async function sizeOf(page: Page, name: string) {
  const image = page.getByRole('img', { name })
  await expect(image).toHaveAttribute('src', /^data:image\/png/)
  return image.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight])
}

test('a visitor shares a chart as a picture, by keyboard alone', async ({ page, words }) => {
  const { share, takeAlong } = words
  const asked: string[] = []
  page.on('request', (request) => {
    if (isRequestForPicture(request.url())) asked.push(request.url())
  })
  await page.goto(result)
  const opener = page.getByRole('button', { name: share.open })
  await press(page, opener)
  const dialog = page.getByRole('dialog', { name: share.title })
  await expect(dialog.getByText(takeAlong.plain)).toBeVisible()
  expect(await sizeOf(page, share.preview)).toEqual([1080, 1920])
  expect(await violationsOf(page, '[role="dialog"]')).toEqual([])

  await tabTo(page, dialog.getByRole('radio', { name: share.story }))
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: share.square })).toBeChecked()
  await expect(dialog.getByRole('link', { name: share.save })).toHaveAttribute(
    'download',
    'krono-square.png',
  )
  expect(await sizeOf(page, share.preview)).toEqual([1080, 1080])
  expect(asked.filter((url) => url.includes('dates='))).toEqual([])
  await expect(dialog.getByText(share.linkPlain)).toBeVisible()

  const withDate = page.waitForRequest((request) => request.url().includes('dates=1'))
  await press(page, dialog.getByLabel(takeAlong.withDate), 'Space')
  await withDate
  await expect(dialog.getByText(share.linkDated)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test.describe('an unavailable picture', () => {
  test.use({ allowed: [/503/] })

  test('is reported, and requested again', async ({ page, words }) => {
    const { share } = words
    const refused = { status: 503, json: { message: 'Kis türelmet.', status: 503 } }
    await page.route('**/api/picture?**', (route) => route.fulfill(refused))
    await page.goto(result)
    await page.getByRole('button', { name: share.open }).click()
    const dialog = page.getByRole('dialog', { name: share.title })
    await expect(dialog.getByRole('alert')).toContainText('Kis türelmet.')
    await page.unroute('**/api/picture?**')
    await dialog.getByRole('button', { name: share.again }).click()
    expect(await sizeOf(page, share.preview)).toEqual([1080, 1920])
  })
})

test('a result is shared with its own picture, other pages with the picture of the site', async ({
  page,
}) => {
  const pictureOf = () => page.locator('meta[property="og:image"]').getAttribute('content')
  await page.goto(result)
  const own = new URL((await pictureOf()) ?? '')
  expect(own.searchParams.has('dates')).toBe(false)
  const answer = await page.request.get(`${own.pathname}${own.search}`)
  const picture = await answer.body()
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(answer.headers()['content-disposition']).not.toContain('1984')
  await page.goto('/kronoworksheet/visitor')
  expect(await pictureOf()).toContain('/og/kronoworksheet/visitor')
})
