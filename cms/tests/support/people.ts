import { randomBytes } from 'node:crypto'
import type { AdminRole, SessionAnswer } from '@krono/contract'
import { secrets } from './environment'
import { runSql } from './rows'
import type { RunningCms } from './running'
import { validateAnswer } from './validate-answer'

type Call = {
  body?: unknown
  token?: string | undefined
  /** Client address forwarded by web; a new one unless set. */
  address?: string
  headers?: Record<string, string>
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

/** An IP address in a network of its own, so that limits count it separately. */
export const newAddress = () => `2001:db8:${hex(2)}:${hex(2)}::1`

function readJson(text: string, what: string) {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${what} and no JSON: "${text.slice(0, 200)}"`)
  }
}

/**
 * A call under /api, as web makes it for a user; a successful response is validated against the contract. A string body
 * is sent unchanged.
 */
export async function call(
  { url }: RunningCms,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, token, address = newAddress(), headers = {} }: Call = {},
) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${secrets.CONTENT_TOKEN}`,
      'X-Forwarded-For': address,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { token }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  const json =
    answer.status === 204 ? undefined : readJson(text, `${method} ${path}: ${answer.status}`)
  if (answer.ok) validateAnswer({ method, path, body: json })
  return { status: answer.status, headers: answer.headers, body: json }
}

export const newEmail = () => `${hex(6)}@people.example`

export const validPassword = 'Kék-bicikli 7'

/** Body of a registration. */
export const newPerson = () => ({
  email: newEmail(),
  password: validPassword,
  birthDate: '1984-06-12',
  privacyPolicy: true,
})

/** SQL that gives an account a plan without an order. */
const planSql = {
  free: 'is_paid_user = false',
  paid: `is_paid_user = true, plan = 'yearly', paid_user_expire = @later`,
  subscriber: `is_paid_user = true, plan = 'monthly', subscription_id = 'sub_test'`,
} as const

type Input = {
  tier?: keyof typeof planSql
  /** An owner, unless `role` says otherwise. */
  isAdmin?: boolean
  role?: AdminRole
  name?: [first: string, last: string]
}

export type Member = { email: string; password: string; token: string; id: string; userId: number }

/** Creates a signed-in account with a confirmed address. */
export async function newMember(cms: RunningCms, input: Input = {}): Promise<Member> {
  const { tier = 'free', isAdmin = false, role = isAdmin ? 'owner' : undefined } = input
  const [firstName, lastName] = input.name ?? ['Ágnes', 'Kiss']
  const { email, password, ...person } = newPerson()
  await call(cms, 'POST', '/user/signup', {
    body: { email, password, ...person, firstName, lastName },
  })
  const later = cms.database.settings.DATABASE_FILE
    ? String(Date.now() + 86_400_000)
    : `now() + interval '1 day'`
  const plan = planSql[tier].replace('@later', later)
  await runSql(
    cms,
    `UPDATE up_users SET confirmed = true, is_admin = ${!!role}, admin_role = ${role ? `'${role}'` : 'NULL'},
       ${plan} WHERE email = '${email}'`,
  )
  const token = await logInAs(cms, { email, password })
  const [row] = await runSql(cms, `SELECT id, document_id FROM up_users WHERE email = '${email}'`)
  return { email, password, token, id: String(row?.document_id), userId: Number(row?.id) }
}

/** Signs in; returns the token of the new session. */
export async function logInAs(cms: RunningCms, account: Pick<Member, 'email' | 'password'>) {
  const { email, password } = account
  const answer = await call(cms, 'POST', '/user/login', { body: { email, password } })
  const { token }: Partial<SessionAnswer> = answer.body
  if (!token) throw new Error(`${email} could not log in: ${JSON.stringify(answer.body)}`)
  return token
}
