import type { Page } from '@playwright/test'
import { makePostDue } from './by-sql'
import { openPanelAs } from './panel'
import {
  begin,
  blocksOf,
  choose,
  chooseBlockPicture,
  insertBlock,
  openList,
  remove,
  save,
  setDay,
  setMoment,
  unpublish,
} from './panel-tasks'
import { expect, test } from './test'

const dayMs = 86_400_000
const type = 'Blogbejegyzés'

test.use({ allowed: [/404/] })

/** Writes a post with a picture and the drawing of a date, as an editor does. */
async function writePost(panel: Page, title: string) {
  const field = (name: string) => panel.getByRole('textbox', { name, exact: true }).first()
  await openList(panel, type)
  await begin(panel)
  await field('Cím').fill(title)
  await choose(panel, 'Rovat', 'Pihenés')
  await setDay(panel.getByRole('combobox', { name: 'Az írás napja' }), new Date())
  await field('Bevezető').fill('Hajnali öt, egy konyhaasztal, és ami belefér.')
  await blocksOf(panel).click()
  await panel.keyboard.type('Zsebóra a hajnalban.')
  await insertBlock(panel, 'Zsebóra', 'Kép', (form) => chooseBlockPicture(panel, form))
  await insertBlock(panel, 'Zsebóra', 'Egy születési dátum rajza', (form) =>
    form.getByLabel('Születési dátum').fill('1984-06-12'),
  )
  await setMoment(panel, 'Mikor jelenjen meg', new Date(Date.now() + dayMs), '10:00')
  await save(panel)
}

/** Waits until the post is on the site, or is not. */
async function findOnSite(site: Page, title: string, { isThere }: { isThere: boolean }) {
  const link = site.getByRole('main').getByRole('link', { name: title })
  await expect(async () => {
    await site.goto('/search?q=zseborak')
    await expect(link).toHaveCount(isThere ? 1 : 0, { timeout: 500 })
  }).toPass({ timeout: 40_000 })
  return link
}

test('an editor writes a post, previews it on a phone, schedules it for tomorrow, and unpublishes it', async ({
  browser,
  page: site,
  request,
}) => {
  const title = `Próba ${Date.now()}`
  const address = `/blog/${title.toLowerCase().replace('ó', 'o').replace(' ', '-')}`
  const panel = await openPanelAs(browser, 'editor')
  await writePost(panel, title)

  await test.step('the preview displays it as on a phone, and the site does not', async () => {
    const form = panel.url()
    await panel.getByRole('link', { name: 'Előnézet megnyitása' }).click()
    await choose(panel, 'Milyen képernyőn', 'Telefon')
    const shown = panel.frameLocator('iframe')
    await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(shown.getByRole('article').getByRole('figure')).toHaveCount(2)
    const widths = await shown
      .locator('html')
      .evaluate(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth }))
    expect(widths.clientWidth).toBeLessThan(500)
    expect(widths.scrollWidth).toBe(widths.clientWidth)
    await panel.goto(form)
    expect((await request.get(address)).status()).toBe(404)
  })

  await openList(panel, type)
  const row = panel.getByRole('row', { name: title })
  await expect(row).toContainText('Időzítve')
  await findOnSite(site, title, { isThere: false })

  await makePostDue(title)
  await (await findOnSite(site, title, { isThere: true })).click()
  await expect(site.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(site.getByRole('article').getByRole('figure')).toHaveCount(2)

  await panel.reload()
  await expect(row).toContainText('Most él')
  await row.getByText(title).click()
  await expect(panel.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await unpublish(panel)
  await expect.poll(async () => (await request.get(address)).status()).toBe(404)
  await findOnSite(site, title, { isThere: false })
  await remove(panel)
  await panel.context().close()
})
