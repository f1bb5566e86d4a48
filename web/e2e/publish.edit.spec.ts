import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './test'

const cms = process.env.CMS_URL ?? 'http://127.0.0.1:1337'
const model = `${cms}/content-manager/collection-types/api::page.page`

/** Signs in at the real admin API as the demo editor. */
async function signIn(request: APIRequestContext) {
  const data = { email: process.env.EDITOR_EMAIL, password: process.env.EDITOR_PASSWORD }
  const answer = await request.post(`${cms}/admin/login`, { data })
  expect(answer.status()).toBe(200)
  const { data: session } = await answer.json()
  return { authorization: `Bearer ${session.token}` }
}

test('an edit published in Strapi shows on the page within two seconds', async ({ request }) => {
  const headers = await signIn(request)
  const list = await request.get(`${model}?locale=hu&filters[slug][$eq]=privacy-policy`, {
    headers,
  })
  const { results } = await list.json()
  const [{ documentId, title }] = results
  await request.get('/privacypolicy')

  const publish = async (newTitle: string) => {
    const url = `${model}/${documentId}/actions/publish?locale=hu`
    const answer = await request.post(url, { headers, data: { title: newTitle } })
    expect(answer.status()).toBe(200)
  }
  const newTitle = `Adatkezelés ${Date.now()}`
  await publish(newTitle)
  await expect(async () => {
    expect(await (await request.get('/privacypolicy')).text()).toContain(newTitle)
  }).toPass({ timeout: 2000, intervals: [50] })
  await publish(title)
})
