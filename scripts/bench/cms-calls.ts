import { newAddress } from '../lib/new-address.ts'

/** Calls the cms as web does for a new visitor. */
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

/** Signs in a demo member. Resolves to the token. */
export async function signInMember(env: Record<string, string>, name: string) {
  const body = { email: `${name}@krono.example`, password: env.DEMO_PASSWORD }
  const answer = await callCms(env, 'POST', '/user/login', body)
  const { token } = (await answer.json()) as { token: string }
  return token
}
