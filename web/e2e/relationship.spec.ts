import type { BrowserContext, Page } from '@playwright/test'
import { errors } from '../lib/contract/errors'
import { mostPeople } from '../lib/contract/relationship'
import { violationsOf } from './axe'
import { press, typeInto } from './keyboard'
import { newMember, signInAs } from './people'
import { newSubscriber } from './stripe'
import { birthDay, expect, test } from './test'

const tab = '/kronoworksheet?activetab=2'
const longName = 'Kovácsné-Szentgyörgyi Annamária Borbála Zsuzsanna Erzsébet Katalin Margit Ilona X'
const saved = [
  { name: 'Anna', date: '1984-06-12' },
  { name: 'Béla', date: '1985-12-04' },
  { name: '<b>Cili</b>', date: '2001-02-03' },
  { name: longName.slice(0, 80), date: '1990-03-03' },
] as const

async function signInPremium(context: BrowserContext, baseURL = '') {
  const member = await newSubscriber()
  await signInAs(context, member, baseURL)
  return member
}

async function expectWellMade(page: Page) {
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
  expect(await violationsOf(page)).toEqual([])
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBe(0)
}

test('a member compares five people from the database by keyboard and opens two of them', async ({
  page,
  context,
  baseURL,
  words,
}) => {
  const member = await signInPremium(context, baseURL)
  for (const person of saved) await member.post('/user/addRegisteredDate', person)
  const { relationship: t } = words
  await page.goto(tab)
  const picker = page.getByRole('combobox', { name: t.add.saved })
  const people = page.getByRole('list', { name: t.list.title }).getByRole('listitem')
  for (const [index, { name }] of saved.entries()) {
    await typeInto(page, picker, name)
    await expect(page.getByRole('option').first()).toContainText(name)
    await page.keyboard.press('Enter')
    await expect(people).toHaveCount(index + 1)
    await expect(people.nth(index)).toContainText(name)
  }
  await press(page, page.getByRole('button', { name: t.add.me.replace('{name}', 'Ágnes') }))
  await expect(people).toHaveCount(5)

  await press(page, page.getByRole('button', { name: t.compute, exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('5')
  await expect(page).not.toHaveURL(/1984|Anna/)
  await expect(page.getByRole('region', { name: t.group.matrix }).getByRole('row')).toHaveCount(6)
  await expect(page.locator('#company')).toContainText(t.group.company)
  // No drawing is cut off: the row does not scroll.
  const row = page.getByRole('region', { name: t.group.row }).getByRole('list')
  expect(await row.evaluate((list) => list.scrollWidth <= list.clientWidth)).toBe(true)
  await expectWellMade(page)

  const strongest = page.getByRole('link', { name: /Anna.* .*Ágnes/ }).last()
  await press(page, strongest)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ágnes')
  await page.goBack()
  await page.getByRole('link', { name: /Béla/ }).and(page.getByTitle(t.group.open)).first().click()
  const other = page.getByRole('radio').nth(1)
  const type = () => page.getByText(`${t.pair.type}: `).locator('visible=true')
  await expect(type()).toHaveCount(1)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(other).toBeChecked()
  await expect(type()).toHaveCount(1)
  await expectWellMade(page)
})

test('too few people and wrong fields are reported with the exact texts, and typed values stay', async ({
  page,
  context,
  baseURL,
  words,
  deployment,
}) => {
  await signInPremium(context, baseURL)
  const { relationship: t } = words
  const alert = page.getByRole('alert').filter({ hasText: errors.tooFewPeople[deployment] })
  await page.goto(`${tab}&show=result`)
  await expect(alert).toBeVisible()
  await page.goto(tab)
  await page.getByRole('button', { name: t.compute, exact: true }).click()
  await expect(alert).toBeVisible()

  const name = page.getByLabel(t.add.name, { exact: true })
  const date = page.getByLabel(t.add.date, { exact: true })
  const submit = page.getByRole('button', { name: t.add.submit, exact: true })
  await submit.click()
  await expect(page.getByText(errors.missingField[deployment])).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('Dóra')
  await date.fill('1984.02.30.')
  await submit.click()
  await expect(page.getByText(errors.noSuchDay[deployment])).toBeVisible()
  await expect(name).toHaveValue('Dóra')
  await date.fill(birthDay[deployment])
  await submit.click()
  const people = page.getByRole('list', { name: t.list.title }).getByRole('listitem')
  await expect(people).toHaveCount(1)
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('')

  await page.getByRole('button', { name: t.list.removeOf.replace('{name}', 'Dóra') }).click()
  await expect(people).toHaveCount(0)
  await page.getByRole('button', { name: t.list.undo }).click()
  await expect(people).toHaveCount(1)
  await expectWellMade(page)
})

test.describe('one person too many', () => {
  test.use({ allowed: [/400/] })

  test('is refused with a message and stays typed; all are removed and restored at once', async ({
    page,
    context,
    baseURL,
    words,
    deployment,
  }) => {
    const member = await signInPremium(context, baseURL)
    const people = Array.from({ length: mostPeople }, (_, index) => ({
      name: `${longName.slice(0, 70)} ${index}`,
      date: '1990-01-31',
    }))
    await member.post('/relationship-list/add', { people })
    const { relationship: t } = words
    await page.goto(tab)
    const listed = page.getByRole('list', { name: t.list.title }).getByRole('listitem')
    await expect(listed).toHaveCount(mostPeople)
    const full = page.getByRole('status').filter({ hasText: String(mostPeople) })
    await expect(full).toBeVisible()
    await expectWellMade(page)

    const name = page.getByLabel(t.add.name, { exact: true })
    await name.fill('Dóra')
    await page.getByLabel(t.add.date, { exact: true }).fill(birthDay[deployment])
    await page.getByRole('button', { name: t.add.submit, exact: true }).click()
    await expect(page.getByText(errors.tooManyPeople[deployment])).toBeVisible()
    await expect(name).toHaveValue('Dóra')
    await expect(listed).toHaveCount(mostPeople)

    await press(page, page.getByRole('button', { name: t.list.clear }))
    await expect(listed).toHaveCount(0)
    await expect(full).toHaveCount(0)
    await press(page, page.getByRole('button', { name: t.list.undo }))
    await expect(listed).toHaveCount(mostPeople)
  })
})

test.describe('a free member', () => {
  test.use({ allowed: [/403/] })

  test('sees the limit with an explanation, and no data is sent', async ({
    page,
    context,
    baseURL,
    words,
    deployment,
  }) => {
    await signInAs(context, await newMember(), baseURL ?? '')
    const answer = await page.goto(`${tab}&show=result&pair=a.b`)
    expect(answer?.status()).toBe(403)
    await expect(page.getByText(errors.relationshipNeedsPremium[deployment])).toBeVisible()
    // The sentence names a year; the text beside it says that a month is enough (spec §5).
    await expect(page.getByText(words.relationship.limit.opens)).toBeVisible()
    await expect(page.getByRole('link', { name: words.relationship.limit.plans })).toHaveAttribute(
      'href',
      '/payment',
    )
    await expect(page.getByRole('link', { name: words.member.tabs.mine })).toBeVisible()
    await expect(page.getByRole('link', { name: words.relationship.limit.premium })).toBeVisible()
    await expect(page.getByRole('combobox')).toHaveCount(0)
    expect(await answer?.text()).not.toContain(words.relationship.list.title)
    const call = await page.request.get('/api/relationship?a=1984-06-12&b=1985-12-04')
    expect([call.status(), (await call.json()).message]).toEqual([
      403,
      errors.relationshipNeedsPremium[deployment],
    ])
    await expectWellMade(page)
  })
})
