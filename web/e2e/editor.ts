import type { APIRequestContext } from '@playwright/test'
import { expect } from './test'

/** Origin of the cms; its panel's API begins at `/content-manager`. */
export const cms = process.env.CMS_URL ?? 'http://127.0.0.1:1337'

let token: string | undefined

/**
 * Headers of the demo editor for the admin API. Signs in once for each worker: Strapi allows five logins in five
 * minutes.
 */
export async function signIn(request: APIRequestContext) {
  if (!token) {
    const data = { email: process.env.EDITOR_EMAIL, password: process.env.EDITOR_PASSWORD }
    const answer = await request.post(`${cms}/admin/login`, { data })
    expect(answer.status()).toBe(200)
    token = String((await answer.json()).data.token)
  }
  return { authorization: `Bearer ${token}` }
}
