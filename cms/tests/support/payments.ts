import { randomBytes } from 'node:crypto'
import type { Order, User } from '@krono/contract'
import { taskKinds } from '../../src/platform/tasks/kinds'
import { runInStrapi } from './in-strapi'
import { instantIn } from './many-members'
import { call, type Member } from './people'
import { runSql } from './rows'
import type { RunningCms } from './running'
import { eventsDelivered, querySandbox, sandboxAction, sessionOf } from './sandbox'
import { until } from './until'

type Account = Pick<Member, 'token'>

/** Begins a payment; returns its session in the sandbox. Throws the error of the cms. */
export async function checkOut(
  cms: RunningCms,
  account: Account,
  body: Readonly<Record<string, unknown>>,
): Promise<string> {
  const answer = await call(cms, 'POST', '/payment/checkout', { token: account.token, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return sessionOf(answer.body.url)
}

/** Pays at the sandbox's page, and waits until all events of it have been received and handled. */
export async function pay(cms: RunningCms, session: string) {
  await sandboxAction(cms, 'pay', { session })
  await eventsHandled(cms)
}

/** Pays another amount, or in another currency, than ordered. */
export async function payWrongAmount(
  cms: RunningCms,
  session: string,
  paid: { amount?: number; currency?: string },
) {
  await sandboxAction(cms, 'webhooks', { mode: 'hold' })
  await sandboxAction(cms, 'pay', { session })
  await sandboxAction(cms, 'alter', { session, ...paid })
  await sandboxAction(cms, 'release')
  await sandboxAction(cms, 'webhooks', { mode: 'deliver' })
  await eventsHandled(cms)
}

const mailTasks: readonly string[] = ['sendLetter', 'mailReset']

const moneyTaskKinds = Object.keys(taskKinds)
  .filter((kind) => !mailTasks.includes(kind))
  .map((kind) => `'${kind}'`)
  .join(', ')

/** Waits until all events are delivered and all tasks caused by them are done. */
export async function eventsHandled(cms: RunningCms) {
  await eventsDelivered(cms)
  const open = () =>
    runSql(
      cms,
      `SELECT key, attempts, last_error FROM tasks
       WHERE kind IN (${moneyTaskKinds})
       AND (state = 'running' OR state = 'waiting' AND due_at <= ${instantIn(cms, new Date())})`,
    )
  const isDone = await until(async () => ((await open()).length === 0 ? true : undefined))
  if (!isDone) throw new Error(`The cms still works on them: ${JSON.stringify(await open())}`)
}

export async function getMe(cms: RunningCms, { token }: Account): Promise<User> {
  return (await call(cms, 'GET', '/user/me', { token })).body.user
}

export async function ordersOf(cms: RunningCms, { token }: Account): Promise<Order[]> {
  return (await call(cms, 'GET', '/order/mine', { token })).body.orders
}

/** Stripe's id of an order's payment. */
export async function paymentOf(cms: RunningCms, orderId: string): Promise<string> {
  const [row] = await runSql(
    cms,
    `SELECT payment_intent_id FROM orders WHERE document_id = '${orderId}'`,
  )
  return String(row?.payment_intent_id)
}

type RefundForm = { order: string | undefined; key: string; amount?: number; left?: number }

/** Requests a refund, like a form of the back office. */
export const requestRefund = (
  cms: RunningCms,
  { token }: Account,
  { order, ...input }: RefundForm,
) =>
  call(cms, 'POST', `/admin/payments/${order}/refund`, {
    token,
    body: { reason: 'Nem kell', ...input },
  })

/** A new key of a form, as created when it is opened. */
export const formKey = () => randomBytes(16).toString('hex')

type HeldEvent = { id: string; type: string }

/** Events that the sandbox holds back. */
export async function heldEvents(cms: RunningCms): Promise<HeldEvent[]> {
  const { held } = await querySandbox<{ held: HeldEvent[] }>(cms, 'post')
  return held
}

/** Code for `runInStrapi`: runs the jobs as if this many minutes had passed and all webhooks were lost. */
export const reconcileCode = (laterMinutes: number) => `
const { setClock } = require('./dist/src/platform/lib/clock')
const { askedKinds } = require('./dist/src/platform/jobs/runs')
const { fetchEvents } = require('./dist/src/commerce/payments/stripe/fetch-events')
const { reconcile } = require('./dist/src/commerce/payments/fulfilment/reconcile')
const { createRunner } = require('./dist/src/platform/tasks/runner')
async function run() {
  const from = new Date(Date.now() - 3_600_000)
  setClock(() => new Date(Date.now() + ${laterMinutes} * 60_000))
  const runner = createRunner(strapi, askedKinds)
  await fetchEvents(strapi, from)
  await runner.drain()
  await reconcile(strapi)
  await runner.drain()
}
`

/** Runs the checks of `npm run verify:money`. */
const verifyCode = `
const { verifyMoney } = require('./dist/src/commerce/verify-money/verify-money')
async function run() {
  for (const fault of (await verifyMoney(strapi)).faults) tell(fault)
}
`

/**
 * Faults that `npm run verify:money` finds about these payers and the numbers of receipts. Ignores incomplete orders
 * that other tests insert into the same database.
 */
export async function faultsAbout(cms: RunningCms, emails: readonly string[]) {
  const given = emails.map((email) => `'${email}'`).join(', ')
  const users = await runSql(cms, `SELECT id FROM up_users WHERE email IN (${given})`)
  const orders = await runSql(cms, `SELECT document_id FROM orders WHERE buyer_email IN (${given})`)
  if (orders.length === 0) throw new Error('They ordered nothing: there is nothing to verify.')
  const marks = [
    'Receipts of',
    ...users.map(({ id }) => `User ${id} `),
    ...orders.map(({ document_id }) => String(document_id)),
  ]
  const faults = (await runInStrapi(cms, verifyCode)).map(String)
  return faults.filter((fault) => marks.some((mark) => fault.includes(mark)))
}
