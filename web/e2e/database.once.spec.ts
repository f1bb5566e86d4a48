import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violationsOf } from './axe'
import { newMember, signInAs } from './people'
import { newSubscriber } from './stripe'
import { cookieOf, expect, test } from './test'

const openImport = async (page: Page, label: string) => {
  await page.goto('/mydatabase')
  await page.getByRole('button', { name: label }).click()
}
const choose = (page: Page, name: string, content: string) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

test.describe('members without access', () => {
  test.use({ allowed: [/401|403/] })

  test('see how to become a member, and no data', async ({
    page,
    context,
    words,
    request,
    baseURL,
  }) => {
    const free = await newMember()
    await signInAs(context, free, baseURL ?? '')
    const answer = await page.goto('/mydatabase?search=agnes')
    expect(answer?.status()).toBe(403)
    await expect(page.getByRole('heading', { name: words.premiumRequired.title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0)
    await expect(page.getByRole('link', { name: words.premiumRequired.profile })).toHaveAttribute(
      'href',
      '/profile#premium',
    )
    const cookie = await cookieOf('free', free.token)
    const file = await request.get('/api/mydatabase-csv', { headers: { cookie } })
    expect([file.status(), file.headers()['content-type']]).toEqual([403, 'application/json'])
    expect((await request.get('/api/mydatabase-csv')).status()).toBe(401)
    expect((await request.get('/mydatabase')).status()).toBe(401)
  })
})

test('an address book is imported, and exported as a table without executable formulas', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const member = await newSubscriber()
  await member.post('/user/addRegisteredDate', {
    name: '=HYPERLINK("x")',
    date: '1979-12-07',
    group: 'family',
  })
  await signInAs(context, member, baseURL ?? '')
  await openImport(page, words.database.toolbar.import)
  const cards = [
    'BEGIN:VCARD\nVERSION:3.0\nN:Kővári;Ágnes;;;\nBDAY:1984-06-12\nEND:VCARD',
    'BEGIN:VCARD\nVERSION:4.0\nFN:Nagy Béla\nBDAY:--0612\nEND:VCARD',
    'BEGIN:VCARD\nVERSION:4.0\nFN:Cili\nEND:VCARD',
  ]
  await choose(page, 'contacts.vcf', cards.join('\n'))
  await expect(page.getByText(words.database.import.rowFaults.noYear)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page
    .getByRole('button', { name: words.database.import.import.replace('{count}', '1') })
    .click()
  await page.getByRole('button', { name: words.database.import.close, exact: true }).click()
  await expect(page.locator('tbody tr')).toHaveCount(2)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words.database.toolbar.export }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toBe(
    [
      '\ufeffNév;Születési dátum;Csoport',
      `"'=HYPERLINK(""x"")";1979-12-07;Család`,
      'Kővári Ágnes;1984-06-12;',
      '',
    ].join('\r\n'),
  )
})

test('a file of another type is refused with a message', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  await signInAs(context, await newSubscriber(), baseURL ?? '')
  await openImport(page, words.database.toolbar.import)
  const { faults } = words.database.import
  const alert = page.getByRole('alert').filter({ hasText: /\S/ })
  for (const [content, said] of [
    ['Név;Dátum\n"Ági;1984.06.12.\nBéla;x', faults.openQuote.replace('{row}', '2')],
    ['BEGIN:VCARD\n'.repeat(100_000), faults.oddCard.replace('{row}', '1')],
    ['\u0000\u0001', faults.notText],
  ] as const) {
    await choose(page, 'file.csv', content)
    await expect(alert).toHaveText(said)
  }
})
