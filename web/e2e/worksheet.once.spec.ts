import { errors } from '../lib/contract/errors'
import { violationsOf } from './axe'
import { clearBirthDate } from './by-sql'
import { newMember, signInAs } from './people'
import { newSubscriber } from './stripe'
import { birthDay, expect, test } from './test'

test('without a birth date the worksheet asks for it and then draws the chart', async ({
  page,
  context,
  baseURL,
  words,
  deployment,
}) => {
  const member = await newMember()
  await clearBirthDate(member.email)
  await signInAs(context, member, baseURL ?? '')
  await page.goto('/kronoworksheet')
  await expect(page.getByText(words.member.welcomeLead)).toBeVisible()
  await page.getByLabel(words.date.birthDate).fill('1984.13.40.')
  await page.getByRole('button', { name: words.person.submit }).click()
  await expect(page.getByText(errors.noSuchDay[deployment])).toBeVisible()
  await page.getByLabel(words.date.birthDate).fill(birthDay.hun)
  await page.getByRole('button', { name: words.person.submit }).click()
  await expect(page.getByRole('heading', { name: words.result.chakras })).toBeVisible()
})

test('a premium member reads long texts, saves a person and finds the last charts again', async ({
  page,
  context,
  baseURL,
  words,
}) => {
  const { member, result, person, date } = words
  const me = await newSubscriber()
  await signInAs(context, me, baseURL ?? '')
  await page.goto('/kronoworksheet?activetab=1')
  for (const [name, day] of [
    ['Hédi', '1970.04.02.'],
    ['Őze Béla', birthDay.hun],
  ] as const) {
    await page.getByRole('textbox', { name: person.name }).fill(name)
    await page.getByRole('textbox', { name: date.birthDate }).fill(day)
    await page.getByRole('button', { name: person.submit }).click()
    await expect(page.locator('h2#result')).toContainText(name)
  }
  // At least three paragraphs for a chakra: the short text and the long one.
  const chakras = page.getByRole('region', { name: result.chakras })
  expect(await chakras.getByRole('article').first().locator('p').count()).toBeGreaterThan(3)
  await expect(page.getByRole('region', { name: member.longTitle })).toHaveCount(0)
  await page.getByRole('button', { name: member.save }).click()
  await expect(page.getByText(member.saved)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page
    .getByRole('region', { name: member.historyTitle })
    .getByRole('link', { name: /Hédi/ })
    .click()
  await expect(page.locator('h2#result')).toContainText('Hédi')
})

test('a chart prints on two sides of paper at most, as text', async ({
  page,
  context,
  baseURL,
  words,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(context, await newSubscriber(), baseURL ?? '')
  await page.goto('/kronoworksheet')
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)

  await page.getByRole('button', { name: words.takeAlong.copy, exact: true }).click()
  await expect(page.getByText(words.takeAlong.copied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`${words.chakraLong.sacral}: 98,7`)
})

test('a visitor’s chart prints on two sides at most, with every text', async ({ page }) => {
  await page.goto('/kronoworksheet/visitor?date=1984-06-12')
  const texts = page.locator('article > div > p, section > div > p')
  expect(await texts.count()).toBeGreaterThan(7)
  await page.emulateMedia({ media: 'print' })
  const hidden = await page
    .getByRole('article')
    .locator('> div')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).display === 'none').length)
  expect(hidden).toBe(0)
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})

test('the picture of a chart is public, that of saved data is for its member alone, and invalid input gives none', async ({
  request,
  baseURL,
}) => {
  const ask = (query: string) => request.get(`/api/picture?${query}`)
  const statusOf = async (query: string) => (await ask(query)).status()
  for (const [shape, width, height] of [
    ['story', 1080, 1920],
    ['square', 1080, 1080],
    ['landscape', 1200, 630],
  ] as const) {
    const answer = await ask(`kind=chart&shape=${shape}&date=1984-06-12&name=%C5%90ze`)
    const picture = await answer.body()
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height])
    expect(answer.headers()).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
  }
  expect(await statusOf('kind=pair&shape=story&pair=a.b')).toBe(401)
  expect(await statusOf('kind=chart&shape=round&date=1984-06-12')).toBe(400)
  expect(await statusOf('kind=toString&shape=story')).toBe(400)
  expect(await statusOf('kind=share&shape=story&token=guess')).toBe(404)
  const refused = await ask('kind=chart&shape=story&date=1984-02-31')
  expect(refused.status()).toBe(400)
  expect((await refused.json()).message).toBe(errors.noSuchDay.hun)
  expect(await (await request.get(`${baseURL}/robots.txt`)).text()).toContain('Allow: /api/picture')
})
