import { violationsOf } from './axe'
import { press, tabTo, typeInto } from './keyboard'
import { signInAs } from './people'
import { newSubscriber } from './stripe'
import { expect, test } from './test'

/** 12 of 500 rows have a fault. */
function fileOfMany(): string {
  const rows = Array.from({ length: 500 }, (_, index) => {
    const date = new Date(Date.UTC(1950, 0, 1 + index * 20)).toISOString().slice(0, 10)
    if (index % 42 !== 5) return `Ember ${String(index).padStart(3, '0')},${date}`
    return index % 84 !== 5 ? `Ember ${index},2001-02-30` : `,${date}`
  })
  return ['Name,Birthday', ...rows].join('\n')
}

test('five hundred people are imported, corrected, found, changed, deleted and restored by keyboard', async ({
  page,
  context,
  words,
  deployment,
  baseURL,
}) => {
  const { database } = words
  const member = await newSubscriber()
  await signInAs(context, member, baseURL ?? '')
  await page.goto('/mydatabase')
  await expect(page.getByRole('heading', { name: database.nobody.emptyTitle })).toBeVisible()

  await press(page, page.getByRole('button', { name: database.toolbar.import }))
  await page.locator('input[type="file"]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(fileOfMany()),
  })
  const send = (count: number) =>
    page.getByRole('button', { name: database.import.import.replace('{count}', String(count)) })
  await expect(send(488)).toBeVisible()
  const count = (label: string) => page.locator('dl > div').filter({ hasText: label })
  await expect(count(database.import.notUnderstood).locator('dd')).toHaveText('12')
  const first = page.locator('#row-7-name')
  await expect(first).toHaveAccessibleDescription(database.import.rowFaults.noName)
  await typeInto(page, first, 'Ági <b>Őri</b>')
  await page.keyboard.press('Enter')
  await expect(page.getByText(database.import.verdicts.ready)).toBeVisible()
  await press(page, send(489))
  const done = database.import.done.replace('{added}', '489').replace('{known}', '0')
  await expect(page.getByText(done)).toBeVisible()
  await press(page, page.getByRole('button', { name: database.import.close, exact: true }))

  // The corrected row, found by the day in the format of the language.
  const search = page.getByRole('searchbox', { name: database.filters.search, exact: true })
  await typeInto(
    page,
    search,
    { hun: '1950.04.11.', eng: '11.04.1950', rus: '1950.04.11' }[deployment],
  )
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(search).toBeFocused()
  await expect(page).toHaveURL(/search=/)
  await expect(rows).toContainText('Ági <b>Őri</b>')

  await press(page, page.getByRole('button', { name: /<b>/ }).first())
  const name = rows.getByRole('textbox', { name: database.list.name })
  await expect(name).toBeFocused()
  await typeInto(page, name, 'Őri Ágnes')
  await page.keyboard.press('Enter')
  const edit = page.getByRole('button', {
    name: database.list.editOf.replace('{name}', 'Őri Ágnes'),
  })
  await expect(edit).toBeFocused()

  await press(
    page,
    page.getByRole('button', { name: database.list.deleteOf.replace('{name}', 'Őri Ágnes') }),
  )
  const undo = page.getByRole('button', { name: database.list.undo })
  await expect(undo).toBeFocused()
  await expect(page.getByRole('heading', { name: database.nobody.noHitTitle })).toBeVisible()
  await press(page, undo)
  await expect(rows).toHaveCount(1)
  await tabTo(page, edit)
  expect(await violationsOf(page)).toEqual([])
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBe(0)
})
