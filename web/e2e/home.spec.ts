import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chartOf } from '../lib/chart/index'
import { open } from './awake'
import { cookieOf, type Deployment, expect, test, visitAs } from './test'

type Language = Deployment['deployment']
type Seed = Record<string, Record<Language, { title: string }>>

const seedOf = (name: string): Seed =>
  JSON.parse(readFileSync(path.join(__dirname, `../../cms/seed/content/site/${name}.json`), 'utf8'))

const variants = seedOf('index-variants')
const sections = seedOf('home-sections')

/** Whoever sees a variant (spec §6, "Who is who"). */
const audiences = [
  ['visitor', 'visitor'],
  ['free', 'registered'],
  ['paid-monthly', 'monthly'],
  ['subscriber-yearly', 'yearly'],
  ['admin', 'yearly'],
] as const

const shown = [
  ['trust', 'trust'],
  ['about', 'about'],
  ['publicCalculator', 'publicCalculator'],
  ['chronobiology', 'chronobiology'],
  ['interpretations', 'interpretations'],
  ['videos', 'videos'],
  ['blog', 'blog'],
  ['newsletter', 'main-newsletter'],
  ['contact', 'main-contact'],
] as const

for (const [audience, variant] of audiences) {
  test(`${audience} gets the ${variant} home page in the first HTML, from the cache`, async ({
    request,
    deployment,
  }) => {
    const headers: Record<string, string> =
      audience === 'visitor' ? {} : { cookie: await cookieOf(audience) }
    const ask = () => request.get('/', { headers })
    await expect.poll(async () => (await ask()).headers()['x-nextjs-cache']).toBe('HIT')
    const html = await (await ask()).text()
    for (const [name, languages] of Object.entries(variants)) {
      const heading = `<h1>${languages[deployment].title}</h1>`
      expect(html.includes(heading), name).toBe(name === variant)
    }
  })
}

for (const audience of ['free', 'paid-monthly', 'subscriber-yearly'] as const) {
  test(`no link of ${audience}’s home page leads nowhere`, async ({ page, context, baseURL }) => {
    await visitAs(context, audience, baseURL ?? '')
    await page.goto('/')
    const hrefs = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThan(3)
    for (const href of new Set(hrefs)) {
      expect((await page.request.get(href)).status(), href).toBe(200)
    }
  })
}

test('every section that has content is there, in the editors’ order, and can be linked to', async ({
  page,
  deployment,
}) => {
  await page.goto('/#main-contact')
  for (const [section, id] of shown) {
    const heading = page.locator(`#${id} h2`)
    await expect(heading).toHaveText(sections[section]?.[deployment].title ?? '')
  }
  const order = await page.locator('main section[id]').evaluateAll((all) => all.map((s) => s.id))
  expect(order).toEqual(shown.map(([, id]) => id))
  await expect(page.locator('#main-contact')).toBeInViewport()
})

test('only a visitor reads that the calculator wants no registration', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/')
  await expect(page.locator('#publicCalculator p')).toHaveCount(2)
  await visitAs(context, 'free', baseURL ?? '')
  await page.goto('/')
  await expect(page.locator('#publicCalculator p')).toHaveCount(1)
})

test.describe('the film of the offer', () => {
  test('loads nothing before it is in sight, plays then in a loop, and stops when asked', async ({
    page,
    words,
  }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.push(request.url())
    })
    await open(page, '/')
    const film = page.locator('main video')
    await expect(film).toHaveAttribute('poster', /_next\/image/)
    await expect(film).not.toHaveAttribute('controls')
    const described = await film.getAttribute('aria-labelledby')
    await expect(page.locator(`[id="${described}"]`)).not.toBeEmpty()
    expect(films).toEqual([])
    await film.scrollIntoViewIfNeeded()
    const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(time).not.toBe(0)
    expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([
      true,
      true,
    ])
    await page.getByRole('button', { name: words.film.pause }).click()
    await expect(page.getByRole('button', { name: words.film.play })).toBeVisible()
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    const src = (await film.getAttribute('src')) ?? ''
    const part = await page.request.get(src, { headers: { range: 'bytes=0-99' } })
    expect([part.status(), (await part.body()).length]).toEqual([206, 100])
    const beyond = await page.request.get(src, { headers: { range: 'bytes=99999999-' } })
    expect(beyond.status()).toBe(200)
  })

  test.describe('for whoever wants no motion', () => {
    test.use({ reducedMotion: 'reduce' })

    test('is its poster until somebody asks for it', async ({ page, words }) => {
      await open(page, '/')
      const film = page.locator('main video')
      await film.scrollIntoViewIfNeeded()
      const play = page.getByRole('button', { name: words.film.play })
      await expect(play).toBeInViewport()
      expect(await film.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(0)
      await play.click()
      await expect(page.getByRole('button', { name: words.film.pause })).toBeVisible()
    })
  })
})

test.describe('at once, for whoever wants no motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the drawing of the home page becomes the date that is typed, part by part', async ({
    page,
    words,
    deployment,
  }) => {
    await open(page, '/')
    const drawing = page.getByRole('img', { name: /1984/ }).first()
    const outline = drawing.locator('path[data-side="1"][data-more="0"]')
    const example = (await outline.getAttribute('d')) ?? ''
    const field = page.getByLabel(words.date.birthDate)
    const [first = '', whole = ''] =
      deployment === 'eng' ? ['31.', '31.01.1990'] : ['1990', '1990.01.31.']
    await field.fill(first)
    const borrowed = deployment === 'eng' ? words.livePlate.day : words.livePlate.year
    await expect(page.getByText(borrowed.split('{date}')[1] ?? '')).toBeVisible()
    await field.fill(whole)
    await expect(drawing.locator('[data-disc] text')).toHaveText(energiesOf('1990-01-31'))
    await expect(outline).not.toHaveAttribute('d', example)
    const whole1990 = (await outline.getAttribute('d')) ?? ''
    await field.fill('99.99.99')
    await expect(outline).toHaveAttribute('d', whole1990)
    await field.fill('')
    await expect(outline).toHaveAttribute('d', example)
  })
})

const energiesOf = (date: string) =>
  Object.values(chartOf(date).chakras).map(({ energy }) => String(Math.round(energy)))

test('the wizard of the home page leads to all interpretations, and is theirs', async ({
  page,
  words,
}) => {
  await page.goto('/')
  const wizard = page.locator('#interpretations')
  await expect(wizard.locator('a[href="/interpretations"]')).toBeVisible()
  for (const answer of ['two', 'short', 'understand'] as const) {
    await wizard.getByRole('radio', { name: words.interpretations.wizard[answer] }).check()
  }
  await expect(wizard.locator('[role=status] h3:visible')).toHaveText([
    words.analysis.kind.relationship,
  ])
})

test('the cards of what a date gets one begin where their title begins, in one row', async ({
  page,
}) => {
  await page.goto('/')
  const lists = page.locator('main ul:has(> li > strong:first-child)')
  const list = lists.first()
  const title = list.locator('xpath=preceding-sibling::h2[1]')
  const cards = await list
    .locator('> li')
    .evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    )
  const box = await title.boundingBox()
  expect(cards[0]?.x).toBe(box?.x)
  expect((cards[0]?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThan(12)
  for (const { y } of cards.filter(({ x }) => x !== cards[0]?.x)) {
    expect(cards.some((other) => other.x === cards[0]?.x && other.y === y)).toBe(true)
  }
})

test('nothing on the home page moves while it loads and is read', async ({ page }) => {
  // The fonts are here: where they come late, a line may break elsewhere then (Lighthouse judges that).
  await page.goto('/privacypolicy')
  await page.evaluate(() => document.fonts.ready)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 500) await page.mouse.wheel(0, 500)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  const missing = () =>
    [...document.images].filter((one) => !one.complete && one.checkVisibility()).length
  await expect.poll(() => page.evaluate(missing)).toBe(0)
  expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([])
})

test('a picture that no browser can read keeps its place, and its words stand there', async ({
  page,
}) => {
  const unreadable = { contentType: 'image/webp', body: 'no picture' }
  await page.route('**/_next/image**', (route) => route.fulfill(unreadable))
  await open(page, '/')
  const picture = page.locator('picture > img:visible').last()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  const { natural, width, height, words } = await picture.evaluate((img: HTMLImageElement) => ({
    natural: img.naturalWidth,
    width: img.clientWidth,
    height: img.clientHeight,
    words: getComputedStyle(img, '::after').content,
  }))
  expect(natural).toBe(0)
  expect(height).toBeGreaterThan(width / 3)
  expect(words).toContain((await picture.getAttribute('alt')) || 'none')
})
