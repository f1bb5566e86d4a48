import type { Page } from '@playwright/test'
import { cms, signIn } from './editor'
import { openPanelAs } from './panel'
import { begin, choose, openList, publish, remove, save, unpublish } from './panel-tasks'
import { expect, test } from './test'

/** Pages, files and people, by mouse and in Hungarian. */
test.describe('an editor in the panel', () => {
  let page: Page
  test.beforeAll(async ({ browser }) => {
    page = await openPanelAs(browser, 'editor')
  })
  test.afterAll(() => page.context().close())

  test('writes a page with a list, unpublishes it, and translates it', async ({
    request,
    baseURL,
  }) => {
    test.slow()
    const stamp = Date.now()
    await openList(page, 'Ismertető oldal')
    await begin(page)
    await page.getByRole('textbox', { name: 'Cím', exact: true }).fill(`Őszi próba ${stamp}`)
    const text = page.locator('[data-slate-editor]').first()
    await text.click()
    await page.keyboard.type('Amit érdemes elhozni:')
    await page.keyboard.press('Enter')
    await page.getByRole('toolbar').getByRole('radio', { name: 'Felsorolás' }).click()
    await page.keyboard.type('egy füzet')
    await page.keyboard.press('Enter')
    await page.keyboard.type('fél óra')
    await publish(page)
    const address = `${baseURL}/description/oszi-proba-${stamp}`
    const shown = async () => {
      const answer = await request.get(address)
      return [answer.status(), /<li[^>]*>fél óra<\/li>/.test(await answer.text())]
    }
    await expect.poll(shown).toEqual([200, true])

    // Its address does not change with its title.
    await page.getByRole('textbox', { name: 'Cím', exact: true }).fill('Téli próba')
    await expect(page.getByRole('textbox', { name: 'A webcím vége' })).toHaveValue(
      `oszi-proba-${stamp}`,
    )
    await publish(page)
    await unpublish(page)
    await expect.poll(shown).toEqual([404, false])

    await page.getByRole('combobox', { name: 'Nyelv' }).click()
    await page.getByRole('option', { name: /English/ }).click()
    await page.getByRole('button', { name: 'Kitöltés másik nyelvből' }).click()
    await choose(page, 'Nyelv', 'Magyar (hu)')
    await page.getByRole('button', { name: 'Kitöltés', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Cím', exact: true })).toHaveValue('Téli próba')
    await save(page)
    await remove(page)
  })

  test('uploads a picture, and is asked for its description', async ({ request }) => {
    const name = `proba-${Date.now()}.png`
    await page.getByRole('link', { name: 'Médiatár' }).click()
    await page.getByRole('button', { name: 'Új', exact: true }).click()
    const buffer = await page.screenshot()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('menuitem', { name: 'Feltöltés', exact: true }).click(),
    ])
    await chooser.setFiles({ name, mimeType: 'image/png', buffer })
    const asking = page.getByRole('dialog', { name: 'Mi látszik a képen?' })
    await asking.getByRole('textbox').fill('A médiatár képei egymás mellett')
    await asking.getByRole('button', { name: 'Mentés' }).click()
    await expect(asking).toBeHidden()
    const headers = await signIn(request)
    const query = new URLSearchParams({ 'filters[name][$eq]': name })
    const answer = await request.get(`${cms}/upload/files?${query}`, { headers })
    const { results } = await answer.json()
    expect(results).toMatchObject([{ alternativeText: 'A médiatár képei egymás mellett' }])
    await request.delete(`${cms}/upload/files/${results[0].id}`, { headers })
  })
})

test('the form of a role lists its permissions in Hungarian', async ({ browser }) => {
  const page = await openPanelAs(browser, 'admin')
  await page.getByRole('link', { name: 'Beállítások' }).click()
  await page.getByRole('link', { name: 'Szerepek' }).first().click()
  await page.getByRole('gridcell', { name: 'Szerző', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Leírás' })).toHaveValue(/^Vázlatokat ír/)
  await expect(page.getByRole('tab', { name: 'Amiből több van' })).toBeVisible()
  await page.context().close()
})
