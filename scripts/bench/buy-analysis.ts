import { newAddress } from '../lib/new-address.ts'

const languages = ['hun', 'eng', 'rus']

/** Invented people, each with a different birthday. */
const personOf = (index: number) => ({
  name: `Kovácsné Őry Ágnes ${index}`,
  date: new Date(Date.UTC(1950, 0, 1 + index * 271)).toISOString().slice(0, 10),
})

/**
 * Returns a function that calls the cms as a member, each time from another network. It resolves to the JSON body, with
 * the type that the caller expects, and throws on an error status.
 */
export const callerOf =
  (env: Record<string, string>, token: string) =>
  async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${env.CMS_URL}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${env.CONTENT_TOKEN}`,
        'content-type': 'application/json',
        'x-forwarded-for': newAddress(),
        token,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

/**
 * Buys a detailed analysis in the sandbox. Resolves to the tokens of its downloads, one for each language.
 */
export async function buyAnalysis(
  env: Record<string, string>,
  call: ReturnType<typeof callerOf>,
  index: number,
) {
  const { url } = await call<{ url: string }>('/payment/checkout', {
    product: 'analysis-long',
    people: [personOf(index)],
    confirmations: { areCorrect: true, mayBeInexact: true },
  })
  const session = new URL(url).pathname.split('/').at(-1) ?? ''
  await fetch(`${env.STRIPE_SANDBOX_URL}/sandbox/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session }),
  })
  const { analysis } = await call<{ analysis: string }>(`/payment/status?session=${session}`)
  const bought = await call<{ analysis: { orderId: string } }>(`/analysis/${analysis}`)
  const tokens: string[] = []
  for (const language of languages) {
    const path = `/order/${bought.analysis.orderId}/download-link`
    tokens.push((await call<{ token: string }>(path, { language })).token)
  }
  return tokens
}
