import { errors } from '../lib/contract/errors'
import { violationsOf } from './axe'
import { forgetBirthDate } from './by-sql'
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
  forgetBirthDate(member.email)
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
    await expect(page.getByRole('heading', { name: `${name}` })).toBeVisible()
  }
  // Three paragraphs and more at a chakra: the short text and the long one.
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
  await expect(page.getByRole('heading', { name: 'Hédi' })).toBeVisible()
})

test('a chart is one page of paper, a text and two pictures', async ({
  page,
  context,
  baseURL,
  words,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(context, await newSubscriber(), baseURL ?? '')
  await page.goto('/kronoworksheet')
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  await page.getByRole('button', { name: words.takeAlong.copy, exact: true }).click()
  await expect(page.getByText(words.takeAlong.copied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`${words.chakraLong.sacral}: 98,7`)

  for (const [name, width, height] of [
    [words.takeAlong.portrait, 1080, 1350],
    [words.takeAlong.landscape, 1200, 630],
  ] as const) {
    const address = await page.getByRole('link', { name }).getAttribute('href')
    const picture = await (await page.request.get(address ?? '')).body()
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height])
  }
})

test('pictures are for members, and nonsense makes none', async ({ request }) => {
  const ask = async (query: string) => (await request.get(`/api/picture?${query}`)).status()
  expect(await ask('kind=chart&shape=portrait&date=1984-06-12')).toBe(401)
  expect(await ask('kind=chart&shape=round&date=1984-06-12')).toBe(400)
  expect(await ask('kind=toString&shape=portrait')).toBe(400)
  expect(await ask('kind=share&shape=portrait&token=guess')).toBe(404)
})
