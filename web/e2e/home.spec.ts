import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chartOf } from '../lib/chart/index'
import { loadFonts } from './fonts'
import { open } from './hydrated'
import { cookieOf, type Deployment, expect, test, visitAs } from './test'

type Language = Deployment['deployment']
type Seed = Record<string, Record<Language, { title: string }>>

const seedOf = (name: string): Seed =>
  JSON.parse(readFileSync(path.join(__dirname, `../../cms/seed/content/site/${name}.json`), 'utf8'))

const variants = seedOf('index-variants')
const sections = seedOf('home-sections')

/** Audiences, and the variant of the home page for each (spec §6, "Who is who"). */
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
  ['course', 'course'],
  ['ebook', 'ebook'],
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
  test(`every link of ${audience}’s home page leads to a page`, async ({
    page,
    context,
    baseURL,
  }) => {
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

test('every section with content is displayed, in the editors’ order, and can be linked to', async ({
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

test('only a visitor reads about the calculator, and that it requires no registration', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/')
  await expect(page.locator('#publicCalculator p')).toHaveCount(2)
  await visitAs(context, 'free', baseURL ?? '')
  await page.goto('/')
  await expect(page.locator('#publicCalculator')).toHaveCount(0)
})

test('a visitor’s home on a phone is at most 8 000 pixels long, and the numbers of its chart are legible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000)
  const tops = await page
    .locator('#course, #ebook, #videos')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size, 'tiles are in one row, which scrolls sideways').toBe(1)
  const numbers = page.locator('main svg').first().locator('[data-disc] text')
  await expect(numbers).toHaveCount(7)
  for (const number of await numbers.all()) {
    await expect(number).toBeVisible()
    const height = await number.evaluate((one: SVGTextElement) => {
      const scale = one.getScreenCTM()?.a ?? 0
      return Number.parseFloat(getComputedStyle(one).fontSize) * scale
    })
    expect(height).toBeGreaterThanOrEqual(11.95)
  }
})

for (const audience of ['free', 'paid-monthly', 'subscriber-yearly'] as const) {
  test(`the home page of ${audience} begins with their own chart and day`, async ({
    page,
    context,
    baseURL,
    words,
  }) => {
    await visitAs(context, audience, baseURL ?? '')
    await open(page, '/')
    const plate = page.getByRole('img', { name: words.memberHome.plate })
    await expect(plate).toBeVisible()
    expect(await plate.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    const day = page.getByRole('region', { name: words.memberHome.today })
    await expect(day.locator('dd')).toHaveCount(3)
    const [first, second] = [await plate.boundingBox(), await day.boundingBox()]
    expect(first?.y).toBeLessThanOrEqual(second?.y ?? 0)
    await expect(page.locator('#trust, #about, #publicCalculator')).toHaveCount(0)
  })
}

test.describe('at once, with reduced motion', () => {
  test('the drawing of the home page follows the typed date, part by part', async ({
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

test('the wizard of the home page leads to all interpretations, and recommends one', async ({
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

test('the cards of the advantages are aligned with their title, in one row', async ({ page }) => {
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

test('nothing on the home page shifts while it loads and is scrolled', async ({ page }) => {
  await loadFonts(page)
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

test('the picture of the home page is below the calculator: full width on a phone, beside the advantages on a wide screen', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const picture = page.locator('main picture > img').first()
    const top = (await picture.boundingBox())?.y
    for (const part of [page.locator('main h1'), page.locator('main form').first()]) {
      const box = await part.boundingBox()
      expect(top).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    }
    const box = await picture.boundingBox()
    const advantages = await page
      .locator('main div:has(> div picture) > section')
      .first()
      .boundingBox()
    if (width === 390) expect(box?.width).toBeGreaterThan(width * 0.8)
    else expect(advantages?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0))
  }
})

test('a broken picture keeps its space and displays its alternative text', async ({ page }) => {
  // On a phone the home page has only drawings.
  await page.setViewportSize({ width: 1280, height: 900 })
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
