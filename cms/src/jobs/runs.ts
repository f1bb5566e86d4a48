import type { Core } from '@strapi/strapi'
import { mailRequestedReset } from '../account/reset-password'
import { buryRun, doRun } from '../back-office/bulk/do-run'
import { isUnreachable } from '../mail/is-unreachable'
import { buryLetter, sendLetter } from '../mail/send-letter'
import { canSend } from '../mail/transport'
import { askAddress } from '../newsletter/ask-to-join'
import { sendIssue } from '../newsletter/send-issue'
import { catchUp } from '../payments/catch-up'
import { deferNow } from '../payments/defer-billing'
import { deleteCustomer } from '../payments/delete-customer'
import { endCharges } from '../payments/end-charges'
import { endNobodys } from '../payments/end-nobodys'
import { endGivenUpPage } from '../payments/end-order'
import { endSecond } from '../payments/end-second'
import { endSubscription } from '../payments/end-subscription'
import { handleEvent } from '../payments/keep-event'
import { refundAgain } from '../payments/refund-order'
import { settleAgain } from '../payments/settle-again'
import { settleLate } from '../payments/settle-payment'
import type { Kind, Outcome } from '../tasks/kind'
import { type TaskKind, taskKinds } from '../tasks/kinds'
import type { Payload } from '../tasks/task-row'
import { giveUpTurn, turnEntry } from '../timing/turn-entry'

type Run<Result> = (strapi: Core.Strapi, payload: Payload) => Promise<Result>

type Work = {
  run: Run<void> | Run<Outcome | undefined>
} & Pick<Kind, 'bury' | 'canRun' | 'isAway'>

const id = (value: Payload[string] | undefined) => Number(value)
const idOrNull = (value: Payload[string] | undefined) => (value == null ? null : Number(value))

/** What is done for each kind of task. */
const runs: Readonly<Record<TaskKind, Work>> = {
  sendLetter: {
    run: (strapi, { letter }) => sendLetter(strapi, id(letter)),
    bury: (strapi, { payload }) => buryLetter(strapi, id(payload.letter)),
    canRun: canSend,
    isAway: isUnreachable,
  },
  mailReset: {
    run: (strapi, { user, redirectUrl }) =>
      mailRequestedReset(
        strapi,
        idOrNull(user),
        redirectUrl == null ? undefined : String(redirectUrl),
      ),
  },
  askToJoin: {
    run: (strapi, { email, source }) =>
      askAddress(strapi, { email: String(email), source: source === 'profile' ? source : 'form' }),
  },
  sendIssue: { run: (strapi, { send }) => sendIssue(strapi, id(send)) },
  runBulk: {
    run: (strapi, { run }) => doRun(strapi, id(run)),
    bury: (strapi, { payload }) => buryRun(strapi, id(payload.run)),
  },
  handleEvent: {
    run: (strapi, { type, object }) =>
      handleEvent(strapi, { type: String(type), object: object == null ? null : String(object) }),
  },
  deferBilling: { run: (strapi, { user }) => deferNow(strapi, id(user)) },
  endCharges: { run: (strapi, { order }) => endCharges(strapi, id(order)) },
  endSecond: { run: (strapi, { user }) => endSecond(strapi, id(user)) },
  findOrder: { run: (strapi, { payment }) => settleLate(strapi, String(payment)) },
  endSubscription: {
    run: (strapi, { subscription }) => endSubscription(strapi, String(subscription)),
  },
  deleteCustomer: { run: (strapi, { customer }) => deleteCustomer(strapi, String(customer)) },
  endPages: { run: (strapi) => endNobodys(strapi) },
  turnEntry: {
    run: turnEntry,
    bury: (strapi, { payload }) => giveUpTurn(strapi, payload),
  },
  settleOrder: { run: (strapi, { order }) => settleAgain(strapi, id(order)) },
  closePage: { run: (strapi, { order }) => endGivenUpPage(strapi, id(order)) },
  repeatRefund: { run: (strapi, { refund }) => refundAgain(strapi, id(refund)) },
  catchUpSubscription: { run: (strapi, { row }) => catchUp(strapi, id(row)) },
}

/** The tasks that something asked for; jobs come by the clock. */
export const askedKinds = Object.fromEntries(
  Object.entries(runs).map(([name, { run, ...more }]): [string, Kind] => {
    const facts = taskKinds[name as TaskKind]
    const work: Kind['run'] = async (strapi, { payload }) =>
      (await run(strapi, payload)) || undefined
    return [name, { ...facts, ...more, run: work }]
  }),
)
