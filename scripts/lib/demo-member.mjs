/** Requests of the demo's members to the running cms and the sandbox, as their pages make them. */

/** @param {Record<string, string>} env */
const cmsOf = ({ CMS_PORT }) => `http://127.0.0.1:${CMS_PORT}/api`

/**
 * Runs something with the session of a demo member.
 *
 * @template Result
 * @param {Record<string, string>} env of the running programs
 * @param {string} who
 * @param {(member: Member) => Promise<Result>} act
 * @returns {Promise<Result>}
 */
export async function asMember(env, who, act) {
  const cms = cmsOf(env)
  const credentials = { email: `${who}@krono.example`, password: env.DEMO_PASSWORD }
  const { user, token } = await requestJson(`${cms}/user/login`, credentials)
  try {
    return await act({
      tier: user.tier,
      get: (path) => requestJson(cms + path, undefined, token),
      post: (path, body = {}) => requestJson(cms + path, body, token),
      buy: (product) => buy(env, { who, product, token }),
      owns: async (product) =>
        (await request(`${cms}/payment/quote`, { product }, token)).status === 409,
    })
  } finally {
    await requestJson(`${cms}/user/logout`, {}, token)
  }
}

/**
 * @typedef {object} Member
 * @property {string} tier
 * @property {(path: string) => Promise<any>} get
 * @property {(path: string, body?: object) => Promise<any>} post
 * @property {(product: string) => Promise<void>} buy pays for a product through the public checkout
 * @property {(product: string) => Promise<boolean>} owns whether the checkout refuses it as bought already
 */

/**
 * @param {Record<string, string>} env
 * @param {{ who: string, product: string, token: string }} purchase
 */
async function buy(env, { who, product, token }) {
  const cms = cmsOf(env)
  const { url } = await requestJson(`${cms}/payment/checkout`, { product }, token)
  const session = /cs_test_\w+/.exec(url)?.[0] ?? ''
  await requestJson(`${env.STRIPE_API_URL}/sandbox/pay`, { session })
  const { state } = await requestJson(`${cms}/payment/status?session=${session}`, undefined, token)
  if (state !== 'paid') throw new Error(`The payment of ${who} is ${state}, not paid.`)
}

/**
 * @param {string} address
 * @param {object | undefined} body of a POST; without one it is a GET
 * @param {string} [token]
 */
const request = (address, body, token) =>
  fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    ...(body && { body: JSON.stringify(body) }),
  })

/** @type {(...call: Parameters<typeof request>) => Promise<any>} */
async function requestJson(address, body, token) {
  const answer = await request(address, body, token)
  const result = await answer.json()
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(result)}`)
  return result
}
