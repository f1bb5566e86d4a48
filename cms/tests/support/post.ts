import { secrets } from './environment'
import type { RunningCms } from './running'

type Post = { body: unknown; headers?: Record<string, string> }

/** POST of JSON under /api with web's token, unless set otherwise; a string body is sent unchanged. */
export function postWithToken({ url }: RunningCms, path: string, { body, headers = {} }: Post) {
  return fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${secrets.CONTENT_TOKEN}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
