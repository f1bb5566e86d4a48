import { type Asked, ask, jsonOf } from './ask.ts'
import { assertThat } from './assert.ts'
import type { Product } from './product.ts'

type Who = 'PANEL_ADMIN' | 'EDITOR' | 'AUTHOR'

const tokens = new WeakMap<Product, Partial<Record<Who, Promise<string>>>>()

export const logInToPanel = (
  { cms, env }: Product,
  who: Who,
  asked: Asked & { password?: string } = {},
) =>
  ask(cms, '/admin/login', {
    method: 'POST',
    body: { email: env[`${who}_EMAIL`], password: asked.password ?? env[`${who}_PASSWORD`] },
    ...asked,
  })

async function tokenOf(product: Product, who: Who) {
  const answer = await logInToPanel(product, who)
  const { data } = jsonOf<{ data?: { token?: string; accessToken?: string } }>(answer)
  const token = data?.token ?? data?.accessToken
  assertThat(token, `${who} cannot log in to the panel: ${answer.status} ${answer.text}`)
  return token
}

/** A call of the panel in the name of one of its people; each logs in once, for logins are few. */
export async function inPanel(product: Product, who: Who, path: string, asked: Asked = {}) {
  const known = tokens.get(product) ?? {}
  tokens.set(product, known)
  const send = async () => {
    known[who] ??= tokenOf(product, who)
    const authorization = `Bearer ${await known[who]}`
    return ask(product.cms, path, { ...asked, headers: { authorization, ...asked.headers } })
  }
  const answer = await send()
  if (answer.status !== 401) return answer
  // Its half an hour is over: the clock was moved.
  delete known[who]
  return send()
}

/** An entry of a type, made and published by the editor. */
export async function createEntry(product: Product, uid: string, body: object, locale = 'hu') {
  const answer = await inPanel(
    product,
    'EDITOR',
    `/content-manager/collection-types/${uid}?locale=${locale}`,
    { method: 'POST', body },
  )
  assertThat(
    answer.status === 201,
    `the editor cannot write ${uid}: ${answer.status} ${answer.text}`,
  )
  return jsonOf<{ data: { documentId: string } }>(answer).data.documentId
}

/** A file as the panel's media library sends it. */
export function fileBody(name: string, type: string, content: Buffer | string) {
  const boundary = 'attack-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
