import { violationsOf } from './axe'
import { insertFeltDays } from './by-sql'
import { open } from './hydrated'
import { newMember, signInAs } from './people'
import { expect, test } from './test'

// Errors while a test is offline.
test.use({ allowed: [/ERR_INTERNET_DISCONNECTED/] })

const address = '/kronobiology'
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' }).format(new Date())
// Calendar days: when clocks are set back, one has twenty-five hours.
const dayBefore = (days: number) =>
  new Date(Date.parse(today()) - days * 86_400_000).toISOString().slice(0, 10)

test('a member marks the day with one tap for each row, sees it drawn, and reads that there is too little data', async ({
  page,
  context,
  baseURL,
  words,
}) => {
  const member = await newMember()
  await signInAs(context, member, baseURL ?? '')
  await open(page, address)
  const t = words.kronobiology
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  const strip = page.getByRole('navigation', { name: t.felt.days })
  const topOf = async (part: ReturnType<typeof page.locator>) => (await part.boundingBox())?.y ?? 0
  expect(await topOf(strip)).toBeLessThan(
    await topOf(page.getByRole('group', { name: t.felt.scale.body })),
  )
  for (const scale of ['body', 'feeling', 'mind'] as const) {
    const row = page.getByRole('group', { name: t.felt.scale[scale] })
    await row.getByRole('radio', { name: '4' }).click()
  }
  await expect(page.getByText(t.felt.kept, { exact: true })).toBeVisible()
  const { days } = await member.get('/felt-day/mine')
  expect(days).toMatchObject([{ day: today(), body: 4, feeling: 4, mind: 4, word: '' }])
  // The page renders again.
  await expect(page.locator('#compare ~ div section')).toHaveCount(3)
  // By keyboard: the row is one tab stop, arrow keys choose.
  await page.getByRole('radio', { name: '4' }).first().press('ArrowRight')
  await expect.poll(async () => (await member.get('/felt-day/mine')).days[0].body).toBe(5)
  await page.reload()
  const body = page.getByRole('group', { name: t.felt.scale.body })
  await expect(body.getByRole('radio', { name: '5' })).toBeChecked()
  // An e-mail at a chosen hour, by a form that needs no script.
  const remind = page.getByRole('region', { name: t.remind.title })
  const hour = remind.getByRole('combobox')
  await expect(hour).toHaveValue('')
  await hour.selectOption('20')
  await remind.getByRole('button', { name: t.remind.submit }).click()
  await expect(remind.getByText(t.remind.kept)).toBeVisible()
  await expect(hour).toHaveValue('20')
  expect(await member.get('/felt-reminder/mine')).toEqual({ hour: 20 })
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
  expect(await violationsOf(page)).toEqual([])
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBe(0)
})

test('offline a tap is stored on the device, is sent later and once, and is deleted with the session', async ({
  page,
  context,
  baseURL,
  words,
}) => {
  const member = await newMember()
  await signInAs(context, member, baseURL ?? '')
  const t = words.kronobiology.felt
  await open(page, address)
  const mind = page.getByRole('group', { name: t.scale.mind })
  const dot = page.locator('a[aria-current="date"] i')
  await expect(dot).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await context.setOffline(true)
  await mind.getByRole('radio', { name: '2' }).click()
  await expect(dot).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.getByText(t.waiting)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).join())).toContain('felt.')
  expect((await member.get('/felt-day/mine')).days).toEqual([])
  await context.setOffline(false)
  await expect(page.getByText(t.kept, { exact: true })).toBeVisible()
  expect((await member.get('/felt-day/mine')).days).toMatchObject([{ day: today(), mind: 2 }])
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('felt.')
})

test('after forty days each curve is compared with chance, and a day is deleted', async ({
  page,
  context,
  baseURL,
  words,
}) => {
  const member = await newMember()
  const days = Array.from({ length: 40 }, (_, place) => ({
    day: dayBefore(place),
    step: 1 + ((place * 7) % 5),
  }))
  await insertFeltDays(member.email, days)
  await signInAs(context, member, baseURL ?? '')
  await page.goto(address)
  const t = words.kronobiology.compare
  await expect(page.getByText(t.chance)).toHaveCount(3)
  await page.locator('summary', { hasText: t.table }).click()
  await page.getByRole('link', { name: t.remove }).last().click()
  await page.getByRole('button', { name: t.removeYes }).click()
  await expect(page.getByText(words.kronobiology.felt.removed)).toBeVisible()
  const left = (await member.get('/felt-day/mine')).days
  expect(left.map(({ day }: { day: string }) => day)).toEqual(
    days.slice(0, -1).map(({ day }) => day),
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a day is marked by posting the form, and a note alone is refused', async ({
    page,
    context,
    baseURL,
    words,
  }) => {
    const member = await newMember()
    await signInAs(context, member, baseURL ?? '')
    const t = words.kronobiology.felt
    await page.goto(`${address}?day=${dayBefore(7)}`)
    await page.getByLabel(t.word).fill('szél')
    await page.getByRole('button', { name: t.submit, exact: true }).click()
    await expect(page.getByText(t.nothing)).toBeVisible()
    const feeling = page.getByRole('group', { name: t.scale.feeling })
    await feeling.getByRole('radio', { name: '3' }).click()
    await page.getByRole('button', { name: t.submit, exact: true }).click()
    await expect(page.getByText(t.kept, { exact: true })).toBeVisible()
    const { days } = await member.get('/felt-day/mine')
    expect(days).toMatchObject([{ day: dayBefore(7), feeling: 3 }])
  })
})
