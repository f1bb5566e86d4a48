import { cms, signIn } from './editor'
import { expect, test } from './test'

const model = `${cms}/content-manager/collection-types/api::home-section.home-section`

type Row = { documentId: string; section: string; title: string }

test('the home page is complete with one section, and with none', async ({ page, request }) => {
  const headers = await signIn(request)
  const list = await request.get(`${model}?locale=hu&pageSize=50`, { headers })
  const { results: rows }: { results: Row[] } = await list.json()
  const turn = async ({ documentId }: Row, action: 'publish' | 'unpublish') => {
    const url = `${model}/${documentId}/actions/${action}?locale=hu`
    const answer = await request.post(url, { headers, data: {} })
    expect(answer.status()).toBe(200)
  }
  const shown = async (sections: string[]) =>
    expect(async () => {
      await page.goto('/')
      const ids = await page.locator('main section[id]').evaluateAll((all) => all.map((s) => s.id))
      expect(ids).toEqual(sections)
    }).toPass({ timeout: 20_000 })

  try {
    for (const row of rows) await turn(row, 'unpublish')
    await shown([])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    for (const row of rows.filter(({ section }) => section === 'course')) {
      await turn(row, 'publish')
      await shown(['course'])
      await expect(page.locator('#course h2')).toHaveText(row.title)
      await expect(page.locator('#course a')).toHaveCount(1)
      await turn(row, 'unpublish')
    }
  } finally {
    for (const row of rows) await turn(row, 'publish')
  }
  await expect(async () => {
    await page.goto('/')
    expect(await page.locator('main section[id]').count()).toBe(rows.length)
  }).toPass({ timeout: 20_000 })
})
