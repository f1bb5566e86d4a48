import { sync as calendars } from 'node-ical'
import { violationsOf } from './axe'
import { press, tabTo } from './keyboard'
import { newMember, signInAs } from './people'
import { newSubscriber } from './stripe'
import { expect, test } from './test'

const page = '/kronoworksheet/energy-cycle'
const person = { name: 'Nagy, Béla; "B"', date: '1985-12-04' }

test('a member creates a calendar by keyboard, another program reads it, and it is removed when revoked', async ({
  page: tab,
  context,
  baseURL,
  words,
}) => {
  const member = await newSubscriber()
  const { id } = await member.post('/user/addRegisteredDate', person)
  await signInAs(context, member, baseURL ?? '')
  await tab.goto(`${page}?with=${id}`)
  const t = words.energyCycle
  await expect(tab.locator('#together h2')).toContainText(person.name)
  await expect(tab.getByRole('img', { name: person.name })).toHaveCount(3)
  await expect(tab.getByRole('heading', { name: words.sharedDays.title })).toBeVisible()
  // The table that the drawing refers screen readers to.
  await tab.locator('summary', { hasText: words.biorhythm.table }).press('Enter')
  const days = tab.getByRole('region', { name: words.biorhythm.table }).getByRole('row')
  await expect(days).toHaveCount(31)
  // The explanation of the computation, for each of the seven.
  await expect(tab.getByText(/100 · sin\(360° · \d+ \/ \d+\)/)).toHaveCount(7)

  const feeds = tab.locator('section', { has: tab.locator('h2#feeds') })
  await press(tab, feeds.getByRole('checkbox', { name: words.cycle.emotional }), 'Space')
  const picker = feeds.getByRole('combobox')
  await tabTo(tab, picker)
  await tab.keyboard.type('bela')
  await expect(feeds.getByRole('option')).toHaveCount(1)
  await tab.keyboard.press('Enter')
  await expect(feeds.getByText(t.feed.personChosen.replace('{name}', person.name))).toBeVisible()
  await press(tab, feeds.getByRole('button', { name: t.feed.submit }))
  const address = feeds.getByLabel(t.feed.address)
  await expect(address).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/)
  const open = feeds.getByRole('link', { name: t.feed.open })
  const href = await address.inputValue()
  await expect(open).toHaveAttribute('href', href.replace(/^https?/, 'webcal'))
  expect(await violationsOf(tab)).toEqual([])

  const { pathname } = new URL(href)
  const ask = () => fetch(new URL(pathname, baseURL))
  const answer = await ask()
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await answer.text()
  const titles = Object.values(calendars.parseICS(text)).flatMap((one) =>
    one?.type === 'VEVENT' ? [String(one.summary)] : [],
  )
  const { peak, critical, shared } = t.calendar
  const { physical, emotional } = words.cycle
  expect(titles).toEqual(
    expect.arrayContaining([
      peak.replace('{cycle}', physical),
      critical.replace('{cycle}', words.cycle.intellectual),
      shared.replace('{name}', person.name),
    ]),
  )
  expect(titles).not.toContain(peak.replace('{cycle}', emotional))
  expect(text).not.toMatch(/1984|1985/)

  await press(tab, feeds.getByRole('button', { name: t.feed.revoke }))
  await press(tab, tab.getByRole('dialog').getByRole('button', { name: t.feed.revokeYes }))
  await expect(feeds.getByText(t.feed.revoked)).toBeVisible()
  await expect(feeds.getByText(t.feed.empty)).toBeVisible()
  expect((await ask()).status).toBe(404)
})

test('a free member sees the own cycles, and an explanation of comparisons', async ({
  page: tab,
  context,
  baseURL,
  words,
}) => {
  const [member, other] = [await newMember(), await newSubscriber()]
  const { id } = await other.post('/user/addRegisteredDate', person)
  await signInAs(context, member, baseURL ?? '')
  await tab.goto(`${page}?with=${id}`)
  const t = words.energyCycle
  await expect(tab.getByRole('slider', { name: words.biorhythm.marked })).toBeVisible()
  await expect(tab.getByText(t.together.premiumText)).toBeVisible()
  await expect(tab.getByText(person.name)).toHaveCount(0)
})
