import { jsonOf, type RequestOptions, sendRequest } from './ask.ts'
import { assertThat } from './assert.ts'
import type { Product } from './product.ts'

/** Signs in the demo's editor at the panel. Resolves to the token. */
export async function signInEditor({ cms, env }: Pick<Product, 'cms' | 'env'>) {
  const body = { email: env.EDITOR_EMAIL, password: env.EDITOR_PASSWORD }
  const answer = await sendRequest(cms, '/admin/login', { method: 'POST', body })
  const { data } = jsonOf<{ data?: { token?: string; accessToken?: string } }>(answer)
  const token = data?.token ?? data?.accessToken
  assertThat(token, `the editor cannot log in: ${answer.status} ${answer.text}`)
  return token
}

/** Creates and publishes a description, as an editor does. */
export async function publishDescription(product: Product, description: object) {
  const authorization = `Bearer ${await signInEditor(product)}`
  const entries = '/content-manager/collection-types/api::description.description'
  const post = (more: string, body: RequestOptions['body']) =>
    sendRequest(product.cms, `${entries}${more}?locale=hu`, {
      method: 'POST',
      body,
      headers: { authorization },
    })
  const created = await post('', description)
  assertThat(created.status === 201, `no description: ${created.status} ${created.text}`)
  const { data } = jsonOf<{ data: { documentId: string } }>(created)
  const published = await post(`/${data.documentId}/actions/publish`, {})
  assertThat(published.status === 200, `not published: ${published.status} ${published.text}`)
}
