import type { Browser, Page } from '@playwright/test'
import { cms, signIn } from './editor'
import { openEntry, openPanelAs, panel } from './panel'
import { expect, test } from './test'

const uid = 'api::description.description'
const model = `${cms}/content-manager/collection-types/${uid}`
const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

const save = (page: Page) => page.getByRole('button', { name: 'Mentés', exact: true }).click()
const title = (page: Page) => page.locator('input[name=title]')
const button = (page: Page) => page.locator('input[name=buttonText]')

test.describe('in the panel', () => {
  let documentId = ''
  const desks: Page[] = []
  const openAs = async (browser: Browser, who: Parameters<typeof openPanelAs>[1]) => {
    const page = await openPanelAs(browser, who)
    desks.push(page)
    return page
  }

  test.beforeEach(async ({ request }) => {
    test.slow()
    const answer = await request.post(`${model}?locale=hu`, {
      headers: await signIn(request),
      data: { slug: `ketten-${Date.now()}`, title: 'Eredeti cím', content: paragraph('Szöveg') },
    })
    documentId = (await answer.json()).data.documentId
  })
  test.afterEach(async ({ request }) => {
    for (const page of desks.splice(0)) await page.context().close()
    await request.delete(`${model}/${documentId}?locale=*`, { headers: await signIn(request) })
  })

  test('two editors see each other, and the second to save resolves conflicts by field', async ({
    browser,
  }) => {
    const [first, second] = [await openAs(browser, 'editor'), await openAs(browser, 'admin')]
    await openEntry(first, uid, documentId)
    await openEntry(second, uid, documentId)
    await expect(second.getByRole('status').filter({ hasText: 'KRONO Editor' })).toContainText(
      'most ezt szerkeszti',
    )
    await title(first).fill('Az első címe')
    await save(first)
    await expect(first.getByText('Mentve')).toBeVisible()

    await title(second).fill('A második címe')
    await button(second).fill('A második gombja')
    await save(second)
    const dialog = second.getByRole('dialog', { name: 'Ketten írtátok egyszerre' })
    const field = (name: string) => dialog.getByRole('region', { name })
    await expect(field('Cím')).toContainText('Ezt mindketten átírtátok.')
    await expect(field('Cím')).toContainText('Az első címe')
    await expect(field('Cím')).toContainText('A második címe')
    await expect(field('Gomb felirata')).toContainText('Ezt csak te írtad át.')
    // Postponing the decision loses nothing.
    await dialog.getByRole('button', { name: 'Írom tovább' }).click()
    await expect(title(second)).toHaveValue('A második címe')
    await save(second)
    await field('Cím')
      .getByRole('radio', { name: /KRONO Editor/ })
      .check()
    await dialog.getByRole('button', { name: 'Mentés így' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(title(second)).toHaveValue('Az első címe')
    await expect(button(second)).toHaveValue('A második gombja')
    await second.reload()
    await expect(title(second)).toHaveValue('Az első címe')
    await expect(button(second)).toHaveValue('A második gombja')
  })

  test('a refused save leaves the typed values', async ({ browser }) => {
    const page = await openAs(browser, 'editor')
    await openEntry(page, uid, documentId)
    await title(page).fill('Sokáig írtam')
    await page.locator('input[name=slug]').fill('mi-a-krono')
    await save(page)
    await expect(page.getByText('Már van ilyen bejegyzés').first()).toBeVisible()
    await expect(title(page)).toHaveValue('Sokáig írtam')
    await page.locator('input[name=slug]').fill(`ketten-${Date.now()}`)
    await save(page)
    await expect(page.getByText('Mentve')).toBeVisible()
  })

  test('an earlier version is displayed and restored with one click', async ({ browser }) => {
    const page = await openAs(browser, 'editor')
    await openEntry(page, uid, documentId)
    await title(page).fill('Elrontott cím')
    await save(page)
    const versions = page.getByRole('listitem').filter({ hasText: 'változat' })
    await expect(versions).toHaveCount(2)
    await expect(versions.first()).toContainText('KRONO Editor')
    await versions.first().getByRole('button', { name: 'Megnézem' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('region', { name: 'Cím' })).toContainText('Eredeti cím')
    await dialog.getByRole('button', { name: 'Bezárom' }).click()
    await versions.last().getByRole('button', { name: 'Megnézem' }).click()
    await dialog.getByRole('button', { name: 'Ha visszahozod' }).click()
    await expect(dialog.getByRole('region', { name: 'Cím' })).toContainText('Elrontott cím')
    await dialog.getByRole('button', { name: 'Visszahozom' }).click()
    await expect(title(page)).toHaveValue('Eredeti cím')
    await expect(versions).toHaveCount(3)
    await expect(versions.first()).toContainText('visszahozva: 1.')
  })

  test('a deleted entry is restored from the trash', async ({ browser }) => {
    const page = await openAs(browser, 'editor')
    await openEntry(page, uid, documentId)
    await page.getByRole('button', { name: 'További műveletek' }).first().click()
    await page.getByRole('menuitem', { name: /Bejegyzés törlése/ }).click()
    await expect(page.getByRole('alertdialog')).toContainText('30 napig visszahozhatod')
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(page).toHaveURL(new RegExp(`${uid}(\\?|$)`))
    await page.getByRole('link', { name: 'Kuka' }).click()
    const row = page.getByRole('row', { name: /Eredeti cím/ }).first()
    await expect(row).toContainText('Ismertető oldal')
    await row.getByRole('button', { name: 'Visszahozom' }).click()
    await expect(page.getByText('Visszahoztuk.')).toBeVisible()
    await openEntry(page, uid, documentId)
    await expect(title(page)).toHaveValue('Eredeti cím')
    await page.goto(`${panel}/`)
  })
})
