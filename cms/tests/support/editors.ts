import type { RunningCms } from './running'

type Account = 'admin' | 'editor' | 'author' | 'anonymous'

export type Answer<Body> = { status: number; body: Body; headers: Headers }

/** Makes a call of ours in the editors' panel, with a role of the panel. */
export async function callEditors<Body>(
  cms: RunningCms,
  path: string,
  { account = 'editor', token, body }: { account?: Account; token?: string; body?: unknown } = {},
): Promise<Answer<Body>> {
  const known = account === 'anonymous' ? undefined : cms[`${account}Token`]
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
