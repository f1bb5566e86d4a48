import type { Page } from '@playwright/test'
import { open } from './awake'
import { violationsOf } from './axe'
import { newMember, signInAs } from './people'
import { expect, test } from './test'

/** Films of the seed by the end of their address. */
const slugs = {
  hun: { open: 'harom-ciklus', next: 'kritikus-napok', closed: 'ket-ember-egymas-mellett' },
  eng: { open: 'three-cycles', next: 'critical-days', closed: 'two-people' },
  rus: { open: 'tri-tsikla', next: 'kriticheskie-dni', closed: 'dva-cheloveka-ryadom' },
} as const

const second = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => Math.floor(film.currentTime))

/** A skip is at its goal, and there is a picture of it. */
const hasFrame = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => !film.seeking && film.readyState >= 2)

test('a member chooses a film, goes to a chapter, and goes on another time where they stopped', async ({
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
  const film = page.locator('video')
  await expect(film).toHaveAttribute('controls', '')
  await expect
    .poll(() => film.evaluate((one: HTMLVideoElement) => one.textTracks[0]?.mode))
    .toBe('showing')
  await expect(page.getByRole('region', { name: words.films.transcript })).toContainText(/21.?252/)
  expect(await violationsOf(page)).toEqual([])
  const told = page.waitForResponse(/\/progress$/)
  await page.getByRole('region', { name: words.films.chapters }).getByRole('link').nth(3).click()
  await expect.poll(() => second(page)).toBeGreaterThanOrEqual(16)
  await expect.poll(() => hasFrame(page)).toBe(true)
  await film.evaluate((one: HTMLVideoElement) => one.pause())
  expect((await told).status()).toBe(200)
  const at = await second(page)
  await page.reload()
  await expect(page.getByText(words.films.fromStart)).toBeVisible()
  await expect.poll(() => second(page)).toBe(at)
  await page.locator(`a[rel="next"][href="/videos/${next}"]`).click()
  await expect(page).toHaveURL(new RegExp(`/videos/${next}$`))
  // The list says how far one is in which film, and keeps up with what is watched.
  const { films } = await member.get('/film-progress/mine')
  const card = (of: string) =>
    page.getByRole('article').filter({ has: page.locator(`a[href="/videos/${of}"]`) })
  await page.getByRole('main').getByRole('link', { name: words.films.all }).click()
  const time = `0:${String(at).padStart(2, '0')}`
  await expect(card(slug).getByText(words.films.goOnAt.replace('{time}', time))).toBeVisible()
  await expect(page.getByText(words.films.seen, { exact: true })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await member.post(`/films/${films[0].film}/progress`, { seconds: 21_600 })
  await page.reload()
  await expect(card(slug).getByText(words.films.seen, { exact: true })).toBeVisible()
  await expect(page.getByText(words.films.seen, { exact: true })).toHaveCount(1)
})

test('whoever may not watch a film reads what it is, and how to open it', async ({
  page,
  context,
  words,
  deployment,
  baseURL,
}) => {
  await signInAs(context, await newMember(), baseURL ?? '')
  await open(page, `/videos/${slugs[deployment].closed}`)
  await expect(page.getByRole('heading', { name: words.films.locked })).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await expect(page.getByRole('region', { name: words.films.transcript })).toHaveCount(0)
  const chapters = page.getByRole('region', { name: words.films.chapters })
  await expect(chapters.getByRole('listitem')).toHaveCount(5)
  await expect(chapters.getByRole('link')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: words.films.open }).click()
  await expect(page).toHaveURL(/\/payment$/)
})

test('without a script a chapter is a link, and a visitor is asked to sign in and comes back', async ({
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
  await page.getByRole('region', { name: words.films.chapters }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(`${address}?t=2#film`)
  await expect(page.locator('video')).toHaveAttribute('src', /stream#t=2$/)
  await context.close()
})
