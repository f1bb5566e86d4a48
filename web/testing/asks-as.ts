import { beforeEach, jest } from '@jest/globals'
import { secrets } from './session'

const cms = 'http://cms.example'

type LoadSeal = () => Promise<{
  sealSession: (
    session: { token: string; audience: 'paid-yearly' },
    seconds: number,
  ) => Promise<string>
}>

/**
 * Mocks a request with a session, and a cms that answers by path. Returns the requests of the test, each as `path, cache
 * mode`. Import the module under test within the test, after the cookie is set.
 */
export function asksAs(answers: Readonly<Record<string, object>>, load: LoadSeal): string[] {
  Object.assign(process.env, { ...secrets, CMS_URL: cms })
  let cookie = ''
  jest.doMock('next/headers', () => ({
    cookies: async () => ({ get: () => ({ value: cookie }) }),
    draftMode: async () => ({ isEnabled: false }),
    headers: async () => new Headers(),
  }))
  const requests: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = String(url).slice(cms.length)
    requests.push(`${path}, ${init?.cache}`)
    return Response.json(answers[path] ?? {}, { status: path in answers ? 200 : 404 })
  })
  beforeEach(async () => {
    requests.length = 0
    const { sealSession } = await load()
    cookie = await sealSession({ token: 'abc', audience: 'paid-yearly' }, 60)
  })
  return requests
}
