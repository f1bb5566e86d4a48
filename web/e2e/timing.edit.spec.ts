import { letItBeTimeFor } from './by-sql'
import { cms, signIn } from './editor'
import { sitDown } from './panel'
import { begin, openList, save, setMoment } from './panel-tasks'
import { expect, test } from './test'

const model = `${cms}/content-manager/collection-types/api::description.description`
const dayMs = 86_400_000

test.use({ allowed: [/404/] })

test('an editor times a page for tomorrow; it is found from its minute on, and taken back', async ({
  browser,
  page: site,
  request,
  words,
}) => {
  test.setTimeout(120_000)
  const title = `Próba ${Date.now()}`
  const slug = title.toLowerCase().replace('ó', 'o').replace(' ', '-')
  const panel = await sitDown(browser, 'editor')
  await openList(panel, 'Ismertető oldal')
  await begin(panel)
  await panel.getByRole('textbox', { name: 'Cím', exact: true }).first().fill(title)
  await panel.locator('[data-slate-editor]').first().click()
  await panel.keyboard.type('Zsebóra a hajnalban.')
  await setMoment(panel, 'Mikor jelenjen meg', new Date(Date.now() + dayMs), '10:00')
  await save(panel)
  await openList(panel, 'Ismertető oldal')
  const row = panel.getByRole('row', { name: title })
  await expect(row).toContainText('Időzítve')
  await site.goto('/search?q=zsebóra')
  await expect(site.getByRole('heading', { name: /Erre nincs találat/ })).toBeVisible()

  letItBeTimeFor(title)
  await expect(async () => {
    await site.goto('/search?q=zseborak')
    await expect(site.getByRole('main').getByRole('link', { name: title })).toBeVisible({
      timeout: 500,
    })
  }).toPass({ timeout: 40_000 })
  await site.getByRole('main').getByRole('link', { name: title }).click()
  await expect(site.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await panel.reload()
  await expect(row).toContainText('Most él')
  const headers = await signIn(request)
  const found = await request.get(`${model}?locale=hu&filters[title][$eq]=${title}`, { headers })
  const [{ documentId }] = (await found.json()).results
  await request.post(`${model}/${documentId}/actions/unpublish?locale=hu`, { headers, data: {} })
  await expect(async () => {
    await site.goto('/search?q=zsebóra')
    await expect(site.getByText(words.search.none.split('{')[0] ?? '')).toBeVisible({
      timeout: 500,
    })
  }).toPass({ timeout: 20_000 })
  expect((await request.get(`/description/${slug}`)).status()).toBe(404)
  await request.delete(`${model}/${documentId}?locale=*`, { headers })
})
