import { cms, signIn } from './editor'
import { expect, test } from './test'

const model = `${cms}/content-manager/collection-types/api::page.page`

// Also from the page cache of production, where nginx is installed.
const sites = ['', ...(process.env.E2E_EDGE_URL ? [process.env.E2E_EDGE_URL] : [])]

test('an edit published in Strapi shows on the page within two seconds', async ({ request }) => {
  const headers = await signIn(request)
  const list = await request.get(`${model}?locale=hu&filters[slug][$eq]=privacy-policy`, {
    headers,
  })
  const { results } = await list.json()
  const [{ documentId, title }] = results
  for (const site of sites) await request.get(`${site}/privacypolicy`)

  const publish = async (newTitle: string) => {
    const url = `${model}/${documentId}/actions/publish?locale=hu`
    const answer = await request.post(url, { headers, data: { title: newTitle } })
    expect(answer.status()).toBe(200)
  }
  const newTitle = `Adatkezelés ${Date.now()}`
  await publish(newTitle)
  await expect(async () => {
    for (const site of sites)
      expect(await (await request.get(`${site}/privacypolicy`)).text()).toContain(newTitle)
  }).toPass({ timeout: 2000, intervals: [50] })
  await publish(title)
})
