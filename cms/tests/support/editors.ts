import type { RunningCms } from './running'

type Who = 'admin' | 'editor' | 'author' | 'nobody'

export type Answer<Body> = { status: number; body: Body; headers: Headers }

/** A call of ours in the editors' panel, as somebody with a role there makes it. */
export async function callEditors<Body>(
  cms: RunningCms,
  path: string,
  { who = 'editor', token, body }: { who?: Who; token?: string; body?: unknown } = {},
): Promise<Answer<Body>> {
  const known = who === 'nobody' ? undefined : cms[`${who}Token`]
  const bearer = token ?? known
  const isForm = body instanceof FormData
  const answer = await fetch(`${cms.url}/editing${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(!isForm && { 'Content-Type': 'application/json' }),
    },
    body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, body: JSON.parse(text || 'null'), headers: answer.headers }
}
