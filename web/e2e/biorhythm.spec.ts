import { cycleOf } from '../lib/chart/index'
import { errors } from '../lib/contract/errors'
import { birthDay, expect, test } from './test'

const result = '/biorhythm?birth=1984-06-12&day=2026-11-21&days=30'
const slider = { role: 'slider' } as const

test('a visitor opens the cycles of a day and sees it marked', async ({
  page,
  words,
  deployment,
}) => {
  await page.goto('/biorhythm')
  await page.getByLabel(words.date.birthDate).fill(birthDay[deployment])
  const day = deployment === 'hun' ? '2026.11.21.' : '21.11.2026'
  await page.getByLabel(words.biorhythm.day, { exact: true }).fill(day)
  await page.getByRole('button', { name: words.biorhythm.submit }).click()
  await expect(page).toHaveURL(/birth=.*1984/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.biorhythm.resultTitle)
  await expect(page.getByRole(slider.role)).toHaveAttribute('aria-valuetext', /2026/)
})

test('the marked day moves by keyboard, and its address can be saved', async ({ page }) => {
  await page.goto(result)
  const handle = page.getByRole(slider.role)
  const before = await handle.getAttribute('aria-valuetext')
  await handle.press('ArrowRight')
  await expect(handle).not.toHaveAttribute('aria-valuetext', before ?? '')
  await handle.press('PageUp')
  await expect(page).toHaveURL(/day=2026-11-29/)
  await handle.press('Home')
  await expect(handle).toHaveAttribute(
    'aria-valuenow',
    (await handle.getAttribute('aria-valuemin')) ?? '',
  )
  await handle.press('End')
  await expect(handle).toHaveAttribute(
    'aria-valuenow',
    (await handle.getAttribute('aria-valuemax')) ?? '',
  )
  const kept = await handle.getAttribute('aria-valuetext')
  await page.reload()
  await expect(page.getByRole(slider.role)).toHaveAttribute('aria-valuetext', kept ?? '')
})

test('the marked day follows the pointer', async ({ page }) => {
  await page.goto(result)
  const handle = page.getByRole(slider.role)
  const before = await handle.getAttribute('aria-valuetext')
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle has no place on the page')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 90, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(handle).not.toHaveAttribute('aria-valuetext', before ?? '')
  await expect(page).not.toHaveURL(/day=2026-11-21/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the day, its values and the curves are on one screen, and follow a finger', async ({
    page,
    words,
  }) => {
    await page.goto(result)
    const board = page.locator('section[aria-labelledby="day"]')
    await board.evaluate((card) => card.scrollIntoView())
    const values = board.getByRole('list', { name: words.biorhythm.values })
    await expect(values.getByRole('listitem')).toHaveCount(3)
    const handle = board.getByRole(slider.role)
    await expect(handle).toBeInViewport({ ratio: 1 })
    await expect(values).toBeInViewport({ ratio: 1 })

    // By touch, which drags horizontally.
    const before = await values.textContent()
    const box = await handle.boundingBox()
    if (!box) throw new Error('The handle has no place on the page')
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at.x + by, y: at.y }],
      })
    await touch('touchStart', 0)
    for (const by of [10, 30, 60, 90]) await touch('touchMove', by)
    await touch('touchEnd', 90)
    await expect(values).not.toHaveText(before ?? '')
    await expect(page).not.toHaveURL(/day=2026-11-21/)
  })

  test('the table opens over the whole width and scrolls into view', async ({ page, words }) => {
    await page.goto(result)
    const summary = page.locator('summary', { hasText: words.biorhythm.table })
    await summary.scrollIntoViewIfNeeded()
    await summary.press('Enter')
    const region = page.getByRole('region', { name: words.biorhythm.table })
    await expect(region).toBeInViewport({ ratio: 0.5 })
    const [table, main] = await Promise.all([
      region.boundingBox(),
      page.locator('h1').boundingBox(),
    ])
    expect(table?.width).toBeGreaterThanOrEqual((main?.width ?? 0) - 1)
  })
})

test('three curves are displayed; another one appears when it is ticked', async ({
  page,
  words,
}) => {
  await page.goto(result)
  const curves = page.getByRole('img').locator('path[data-cycle]:visible')
  const ofCycle = (cycle: string) => page.getByRole('img').locator(`path[data-cycle="${cycle}"]`)
  await expect(curves).toHaveCount(3)
  for (const cycle of ['physical', 'emotional', 'intellectual']) {
    await expect(ofCycle(cycle)).toBeVisible()
  }
  await page.getByRole('checkbox', { name: words.cycle.aesthetic }).check()
  await expect(ofCycle('aesthetic')).toBeVisible()
  await expect(curves).toHaveCount(4)
})

test('values, critical days and the table match the engine', async ({
  page,
  words,
  deployment,
}) => {
  await page.goto(result)
  const { emotional, physical } = cycleOf('1984-06-12', '2026-11-21').cycles
  expect(physical.critical).toBe(true)
  const local = Math.abs(emotional.value)
    .toFixed(1)
    .replace('.', deployment === 'hun' ? ',' : '.')
  await expect(page.getByRole(slider.role)).toHaveAttribute('aria-valuetext', new RegExp(local))
  const values = page.getByRole('list', { name: words.biorhythm.values })
  await expect(values.getByRole('listitem').first()).toContainText(words.biorhythm.critical)
  await expect(page.getByRole('heading', { name: words.biorhythm.criticalTitle })).toBeVisible()
  await page.locator('summary', { hasText: words.biorhythm.table }).press('Enter')
  const rows = page.getByRole('table').first().getByRole('row')
  await expect(rows).toHaveCount(31)
})

test('a day before the birth is refused with a message and typed values stay', async ({
  page,
  words,
  deployment,
}) => {
  await page.goto('/biorhythm?birth=1984-06-12&day=1984-06-11')
  await expect(page.getByText(words.biorhythm.beforeBirth)).toBeVisible()
  await expect(page.getByLabel(words.date.birthDate)).not.toHaveValue('')
  await page.goto('/biorhythm?birth=1984-02-30')
  await expect(page.getByText(errors.noSuchDay[deployment])).toBeVisible()
  await expect(page.getByLabel(words.date.birthDate)).toHaveValue('1984-02-30')
})
