import { cms, signIn } from './editor'
import { expect, test } from './test'

const model = `${cms}/content-manager/collection-types/api::page.page`

/** The page cache of production, where nginx is installed: it may send a page of two seconds before. */
const edge = process.env.E2E_EDGE_URL

test('an edit published in Strapi shows on the page within two seconds', async ({ request }) => {
  const headers = await signIn(request)
  const list = await request.get(`${model}?locale=hu&filters[slug][$eq]=privacy-policy`, {
    headers,
  })
  const { results } = await list.json()
  const [{ documentId, title }] = results
  await request.get('/privacypolicy')
  if (edge) await request.get(`${edge}/privacypolicy`)

  const publish = async (newTitle: string) => {
    const url = `${model}/${documentId}/actions/publish?locale=hu`
    const answer = await request.post(url, { headers, data: { title: newTitle } })
    expect(answer.status()).toBe(200)
  }
  const newTitle = `Adatkezelés ${Date.now()}`
  await publish(newTitle)
  const expectAt = (address: string, timeout: number) =>
    expect(async () => {
      expect(await (await request.get(address)).text()).toContain(newTitle)
    }).toPass({ timeout, intervals: [50] })
  await expectAt('/privacypolicy', 2000)
  if (edge) await expectAt(`${edge}/privacypolicy`, 10_000)
  await publish(title)
})
