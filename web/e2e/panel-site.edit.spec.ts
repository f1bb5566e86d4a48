import type { Page } from '@playwright/test'
import { openPanelAs } from './panel'
import {
  begin,
  choose,
  openList,
  publish,
  remove,
  restoreFirstVersion,
  save,
  setMoment,
  takePicture,
} from './panel-tasks'
import { expect, test } from './test'

const dayMs = 86_400_000

/** Content around the pages, changed by mouse and in Hungarian. */
test.describe('an editor in the panel', () => {
  let page: Page
  test.beforeAll(async ({ browser }) => {
    page = await openPanelAs(browser, 'editor')
  })
  test.afterAll(() => page.context().close())

  test('changes a line and a picture of the home page, and reverts both', async ({
    request,
    baseURL,
  }) => {
    test.slow()
    const before = 'Hét szám a születésnapod mögött'
    const home = async () => (await request.get(`${baseURL}/`)).text()
    await openList(page, 'Kezdőlap')
    await page.getByRole('gridcell', { name: before }).click()
    const title = page.getByRole('textbox', { name: 'Főcím' })
    const picture = page.getByRole('region', { name: /^Kép/ }).first()
    await title.fill('Próba a főcímmel')
    await takePicture(page, picture)
    await publish(page)
    await expect.poll(home).toContain('Próba a főcímmel')

    await restoreFirstVersion(page)
    await expect(title).toHaveValue(before)
    await publish(page)
    await expect.poll(home).toContain(before)
  })

  test('times a banner for tomorrow, and sees that it waits', async ({ request, baseURL }) => {
    const words = `Holnaptól próba ${Date.now()}`
    await openList(page, 'Szalag (banner)')
    await begin(page)
    await page.getByRole('textbox', { name: 'Szöveg' }).fill(words)
    await setMoment(page, 'Kezdete', new Date(Date.now() + dayMs), '10:00')
    await setMoment(page, 'Vége', new Date(Date.now() + 2 * dayMs), '10:00')
    await publish(page)
    await openList(page, 'Szalag (banner)')
    const row = page.getByRole('row').filter({ hasText: words })
    await expect(row).toContainText('Időzítve')
    expect(await (await request.get(`${baseURL}/`)).text()).not.toContain(words)
    await row.getByRole('gridcell', { name: words }).click()
    await remove(page)
  })

  test('plans a campaign by choosing its products', async () => {
    const name = `Próba-akció ${Date.now()}`
    await openList(page, 'Akció')
    await begin(page)
    await page.getByRole('textbox', { name: 'Név' }).fill(name)
    await choose(page, 'Melyik webhelyen', /orosz/i)
    await setMoment(page, 'Kezdete', new Date(Date.now() + dayMs), '10:00')
    await setMoment(page, 'Vége', new Date(Date.now() + 2 * dayMs), '10:00')
    await save(page)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await openList(page, 'Akció')
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('Időzítve')
    await row.getByRole('gridcell', { name }).click()
    await remove(page)
  })

  test('changes the target of a menu item, and reverts it', async ({ request, baseURL }) => {
    const menu = async () => (await request.get(`${baseURL}/api/menu-override/all`)).text()
    await openList(page, 'Menüpont célja')
    await begin(page)
    await choose(page, 'Menüpont', 'Csoportos elemzés')
    await page.getByRole('textbox', { name: 'Hová visz' }).fill('/interpretations#proba')
    await save(page)
    await expect.poll(menu).toContain('/interpretations#proba')
    await remove(page)
    await expect.poll(menu).not.toContain('/interpretations#proba')
  })

  test('creates a landing form with the address from its title', async ({ request, baseURL }) => {
    const stamp = Date.now()
    await openList(page, 'Regisztrációs űrlap')
    await begin(page)
    await page.getByRole('textbox', { name: 'Cím', exact: true }).fill(`Árnyékűző próba ${stamp}`)
    await expect(page.getByRole('textbox', { name: 'A webcím vége' })).toHaveValue(
      `arnyekuzo-proba-${stamp}`,
    )
    await publish(page)
    const address = `${baseURL}/register/arnyekuzo-proba-${stamp}`
    const status = async () => (await request.get(address)).status()
    await expect.poll(status).toBe(200)
    await remove(page)
    await expect.poll(status).toBe(404)
  })

  test('changes a picture of the site, and reverts it', async () => {
    await openList(page, 'Webhely képe')
    await page.getByRole('gridcell', { name: 'Nincs ilyen oldal' }).click()
    const picture = page.getByRole('region', { name: /^Kép/ }).first()
    const shown = picture.getByRole('img').first()
    const before = await shown.getAttribute('src')
    await takePicture(page, picture)
    await publish(page)
    await expect(shown).not.toHaveAttribute('src', before ?? '')
    await restoreFirstVersion(page)
    await expect(shown).toHaveAttribute('src', before ?? '')
    await publish(page)
  })
})
