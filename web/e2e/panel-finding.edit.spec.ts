import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { cms, signIn } from './editor'
import { openPanelAs } from './panel'
import { expect, test } from './test'

const texts = `${cms}/content-manager/collection-types/api::interpretation-text.interpretation-text`

/** Restores the published English text of the throat in octant 3. */
async function discardDraft(request: APIRequestContext) {
  const headers = await signIn(request)
  const query = 'locale=en&filters[key][$eq]=chakra.throat.3'
  const { results } = await (await request.get(`${texts}?${query}`, { headers })).json()
  const discard = `${texts}/${results[0].documentId}/actions/discard?locale=en`
  expect((await request.post(discard, { headers, data: {} })).status()).toBe(200)
}

/** How an editor finds open tasks and texts. */
test.describe('finding in the panel', () => {
  test.describe.configure({ mode: 'serial' })
  let tab: Page
  test.beforeAll(async ({ browser }) => {
    tab = await openPanelAs(browser, 'editor')
  })
  test.afterAll(async ({ request }) => {
    await tab.context().close()
    await discardDraft(request)
  })

  test('the first page lists open tasks, and searches everything', async () => {
    test.slow()
    for (const name of [
      'Keress bármiben',
      'Mi hiányzik',
      'Mi vár közzétételre',
      'Mi van időzítve',
      'Mi változott legutóbb',
    ]) {
      await expect(tab.getByText(name, { exact: true })).toBeVisible()
    }
    // Sections about pages that are not built yet.
    await expect(tab.getByText('Vázlat', { exact: true }).first()).toBeVisible()
    const box = tab.getByRole('searchbox', { name: 'Mit keresel?' })
    await box.fill('torok 3. nyolcad')
    await box.press('Enter')
    await expect(tab).toHaveURL(/\/admin\/search\?q=torok/)
    const first = tab.getByRole('listitem').filter({ hasText: 'Csakra: Torok, 3. nyolcad' }).first()
    await expect(first).toContainText('Elemzési szöveg')
    await first.getByRole('link').click()
    await expect(tab.getByRole('textbox', { name: 'Cím' })).toBeVisible()
  })

  test('a chakra is found by the name on the pages, in the language of the panel first', async () => {
    await tab.getByRole('link', { name: 'Keresés' }).click()
    await tab.getByRole('searchbox', { name: 'Mit keresel?' }).fill('torokcsakra')
    const lines = tab.getByRole('main').getByRole('listitem')
    await expect(lines.first()).toContainText(/: Torok.*magyar/)
  })

  test('a word is found without accents, with its place', async () => {
    await tab.getByRole('link', { name: 'Keresés' }).click()
    await tab.getByRole('searchbox', { name: 'Mit keresel?' }).fill('BONGESZO')
    await expect(tab.locator('mark').first()).toHaveText(/böngésző/i)
  })

  test('texts are in a table, and one is previewed for a date', async () => {
    await tab.getByRole('link', { name: 'Elemzési szövegek' }).click()
    await expect(tab.getByRole('row', { name: /^Torok/ })).toBeVisible()
    const cell = tab
      .getByRole('row', { name: /^Torok/ })
      .getByRole('gridcell')
      .nth(4)
    await expect(cell).toContainText('Megnézem egy dátumon')
    await cell.getByRole('link', { name: /Megnézem/ }).click()
    const page = tab.frameLocator('iframe')
    await expect(page.getByRole('complementary', { name: 'Előnézet' })).toBeVisible()
    await tab.goBack()
  })

  test('a translation is previewed before it is written', async () => {
    await tab.getByRole('link', { name: 'Elemzési szövegek' }).click()
    await tab.getByRole('button', { name: 'Táblázat fordítóknak' }).click()
    const [download] = await Promise.all([
      tab.waitForEvent('download'),
      tab.getByRole('button', { name: 'Letöltés' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('krono-hu-en.csv')
    const csv = await readFile(await download.path(), 'utf8')
    const shut = tab.getByRole('contentinfo').getByRole('button', { name: 'Bezárás' })
    await shut.click()
    const line = csv.split('\r\n').find((one) => one.startsWith('chakra.throat.3;')) ?? ''
    const cells = line.split(';')
    const title = `Trial ${Date.now()}`
    cells[5] = title
    const [header = ''] = csv.split('\r\n')
    await tab.getByRole('button', { name: 'Fordítás betöltése' }).click()
    await tab.getByLabel('A kitöltött táblázat').setInputFiles({
      name: 'forditas.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${header}\r\n${cells.join(';')}\r\nrossz;sor\r\n`),
    })
    const dialog = tab.getByRole('dialog')
    await expect(dialog).toContainText('Változna (angol): 1 szöveg')
    await expect(dialog).toContainText(title)
    await expect(dialog).toContainText('3. sor: Több vagy kevesebb cellája van')
    await dialog.getByRole('button', { name: 'Beírás vázlatként: 1 szöveg' }).click()
    await expect(dialog).toContainText('Beírva vázlatként: 1 szöveg')
    await shut.click()
    await tab.getByRole('link', { name: 'Keresés' }).click()
    await tab.getByRole('searchbox', { name: 'Mit keresel?' }).fill(title)
    const found = tab.getByRole('listitem').filter({ hasText: title })
    await expect(found).toContainText('Módosítva, még nincs közzétéve')
  })
})
