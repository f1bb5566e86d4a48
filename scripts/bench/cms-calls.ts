import { newAddress } from '../lib/new-address.ts'

/** A call of the cms as web makes it for a new visitor. */
export const callCms = (
  env: Record<string, string>,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
) =>
  fetch(`${env.CMS_URL}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${env.CONTENT_TOKEN}`,
      'X-Forwarded-For': newAddress(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

/** The token of a demo member. */
export async function signInMember(env: Record<string, string>, name: string) {
  const body = { email: `${name}@krono.example`, password: env.DEMO_PASSWORD }
  const answer = await callCms(env, 'POST', '/user/login', body)
  const { token } = (await answer.json()) as { token: string }
  return token
}
