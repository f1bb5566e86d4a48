import type { Page } from '@playwright/test'
import { violationsOf } from './axe'
import { open } from './hydrated'
import { newMember, signInAs } from './people'
import { expect, test } from './test'

/** Slugs of the seeded videos, in each language. */
const slugs = {
  hun: { open: 'harom-ciklus', next: 'kritikus-napok', closed: 'ket-ember-egymas-mellett' },
  eng: { open: 'three-cycles', next: 'critical-days', closed: 'two-people' },
  rus: { open: 'tri-tsikla', next: 'kriticheskie-dni', closed: 'dva-cheloveka-ryadom' },
} as const

const second = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime))

/** Waits until a seek has finished and its frame is displayed. */
const hasFrame = (page: Page) =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => !video.seeking && video.readyState >= 2)

test('a member chooses a video, opens a chapter, and later continues at the same position', async ({
  page,
  context,
  words,
  deployment,
  baseURL,
}) => {
  const { open: slug, next } = slugs[deployment]
  const member = await newMember()
  await signInAs(context, member, baseURL ?? '')
  await open(page, '/videos')
  await expect(page.locator('main article')).toHaveCount(6)
  expect(await violationsOf(page)).toEqual([])
  await page.locator(`main a[href="/videos/${slug}"]`).click()
  const video = page.locator('video')
  await expect(video).toHaveAttribute('controls', '')
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.textTracks[0]?.mode))
    .toBe('showing')
  await expect(page.getByRole('region', { name: words.videos.transcript })).toContainText(/21.?252/)
  expect(await violationsOf(page)).toEqual([])
  const progressSaved = page.waitForResponse(/\/progress$/)
  await page.getByRole('region', { name: words.videos.chapters }).getByRole('link').nth(3).click()
  await expect.poll(() => second(page)).toBeGreaterThanOrEqual(16)
  await expect.poll(() => hasFrame(page)).toBe(true)
  await video.evaluate((one: HTMLVideoElement) => one.pause())
  expect((await progressSaved).status()).toBe(200)
  const at = await second(page)
  await page.reload()
  await expect(page.getByText(words.videos.fromStart)).toBeVisible()
  await expect.poll(() => second(page)).toBe(at)
  await page.locator(`a[rel="next"][href="/videos/${next}"]`).click()
  await expect(page).toHaveURL(new RegExp(`/videos/${next}$`))
  // The list displays the progress in each video, and updates it.
  const { videos } = await member.get('/film-progress/mine')
  const card = (of: string) =>
    page.getByRole('article').filter({ has: page.locator(`a[href="/videos/${of}"]`) })
  await page.getByRole('main').getByRole('link', { name: words.videos.all }).click()
  const time = `0:${String(at).padStart(2, '0')}`
  await expect(card(slug).getByText(words.videos.goOnAt.replace('{time}', time))).toBeVisible()
  await expect(page.getByText(words.videos.seen, { exact: true })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await member.post(`/films/${videos[0].video}/progress`, { seconds: 21_600 })
  await page.reload()
  await expect(card(slug).getByText(words.videos.seen, { exact: true })).toBeVisible()
  await expect(page.getByText(words.videos.seen, { exact: true })).toHaveCount(1)
})

test('captions can be read on a phone', async ({ page, context, deployment, baseURL }) => {
  await signInAs(context, await newMember(), baseURL ?? '')
  await open(page, `/videos/${slugs[deployment].open}`)
  const size = await page
    .locator('video')
    .evaluate((video) => Number.parseFloat(getComputedStyle(video, '::cue').fontSize))
  expect(size).toBeGreaterThanOrEqual(16)
})

test.describe('a video for members', () => {
  test.use({ allowed: [/403/] })

  test('tells other users that it needs a membership, and how to get one', async ({
    page,
    context,
    words,
    deployment,
    baseURL,
  }) => {
    await signInAs(context, await newMember(), baseURL ?? '')
    await open(page, '/videos')
    await page.locator(`main a[href="/videos/${slugs[deployment].closed}"]`).click()
    const { title } = words.premiumRequired
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: words.profile.premium.get }).click()
    await expect(page).toHaveURL(/\/payment$/)
  })
})

test('without a script a chapter is a link, and a visitor signs in and returns', async ({
  browser,
  words,
  deployment,
  baseURL,
}) => {
  const address = `/videos/${slugs[deployment].open}`
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page).toHaveURL(`/login?redirectUrl=${encodeURIComponent(address)}`)
  await signInAs(context, await newMember(), baseURL ?? '')
  await page.goto('/videos?access=payingMember')
  await expect(page.locator('main article')).toHaveCount(3)
  await page.goto(address)
  await page.getByRole('region', { name: words.videos.chapters }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(`${address}?t=2#film`)
  await expect(page.locator('video')).toHaveAttribute('src', /stream#t=2$/)
  await context.close()
})
