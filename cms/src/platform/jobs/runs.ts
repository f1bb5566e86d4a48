import type { Core } from '@strapi/strapi'
import { doRun, markRunDead } from '../../back-office/bulk/do-run'
import { deleteCalculatedDates } from '../../back-office/calculation/delete-calculation'
import {
  markCalculationFailed,
  runCalculation,
} from '../../back-office/calculation/run-calculation'
import { deleteGroupMembers } from '../../back-office/email-groups/delete-group'
import { sendScheduled } from '../../back-office/scheduled-emails/send-scheduled'
import { cancelOrphanedOrders } from '../../commerce/payments/checkout/cancel-orphaned-orders'
import { expireAbandonedSession } from '../../commerce/payments/checkout/end-order'
import { expireLinkSessions } from '../../commerce/payments/checkout/expire-link-sessions'
import { resyncOrder } from '../../commerce/payments/fulfilment/resync-order'
import { settleLate } from '../../commerce/payments/fulfilment/settle-payment'
import { endCharges } from '../../commerce/payments/refunds/end-charges'
import { followWithdrawal } from '../../commerce/payments/refunds/follow-withdrawal'
import { refundAgain } from '../../commerce/payments/refunds/refund-order'
import { deleteCustomer } from '../../commerce/payments/stripe/delete-customer'
import { handleEvent } from '../../commerce/payments/stripe/store-event'
import { cancelDuplicateSubscription } from '../../commerce/payments/subscriptions/cancel-duplicate-subscription'
import { deferNow } from '../../commerce/payments/subscriptions/defer-billing'
import { endSubscription } from '../../commerce/payments/subscriptions/end-subscription'
import { resyncSubscription } from '../../commerce/payments/subscriptions/resync-subscription'
import { settleReferral } from '../../commerce/rewards/settle-referral'
import { mailRequestedReset } from '../../members/account/reset-password'
import { erasePicture } from '../../members/personal-data/finish-erasure'
import { fillFactsOnce } from '../../members/users/facts/fill-facts'
import { isUnreachable } from '../../messaging/mail/is-unreachable'
import { mailOperator } from '../../messaging/mail/mail-operator'
import { markUndeliverable, sendEmail } from '../../messaging/mail/send-email'
import { canSend, isAnswerLost } from '../../messaging/mail/transport'
import { askAddress } from '../../messaging/newsletter/ask-to-join'
import { sendIssue } from '../../messaging/newsletter/send-issue'
import { giveUpTurn, turnEntry } from '../../publishing/timing/turn-entry'
import { postToWebhook } from '../alerts/post-to-webhook'
import { sendAlert } from '../alerts/send-alert'
import { recordErasure } from '../backups/erasure-records'
import { backupStore } from '../backups/stores/backup-store'
import { FilesAwayError } from '../files/files-away'
import { now } from '../lib/clock'
import type { Kind, Outcome } from '../tasks/kind'
import { type TaskKind, taskKinds } from '../tasks/kinds'
import type { Payload } from '../tasks/task-row'

type Run<Result> = (strapi: Core.Strapi, payload: Payload) => Promise<Result>

type Work = {
  run: Run<void> | Run<Outcome | undefined>
} & Pick<Kind, 'onDead' | 'canRun' | 'isAway'>

const id = (value: Payload[string] | undefined) => Number(value)
const idOrNull = (value: Payload[string] | undefined) => (value == null ? null : Number(value))

/** The implementation of each task kind. */
const runs: Readonly<Record<TaskKind, Work>> = {
  sendLetter: {
    run: (strapi, { letter }) => sendEmail(strapi, id(letter)),
    onDead: (strapi, { payload }) => markUndeliverable(strapi, id(payload.letter)),
    canRun: canSend,
    // An e-mail may have arrived although the answer was lost: each further attempt counts.
    isAway: (error) => isUnreachable(error) && !isAnswerLost(error),
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
  sendScheduled: { run: (strapi, { email }) => sendScheduled(strapi, id(email)) },
  runBulk: {
    run: (strapi, { run }) => doRun(strapi, id(run)),
    onDead: (strapi, { payload }) => markRunDead(strapi, id(payload.run)),
  },
  deleteGroupMembers: { run: (strapi, { group }) => deleteGroupMembers(strapi, id(group)) },
  deleteCalculatedDates: {
    run: (strapi, { calculation }) => deleteCalculatedDates(strapi, String(calculation)),
  },
  runCalculation: {
    run: (strapi, { calculation }) => runCalculation(strapi, id(calculation)),
    onDead: (strapi, { payload }) => markCalculationFailed(strapi, id(payload.calculation)),
  },
  fillFacts: { run: fillFactsOnce },
  settleReferral: { run: (strapi, { referral }) => settleReferral(strapi, id(referral)) },
  erasePicture: { run: erasePicture, isAway: (error) => error instanceof FilesAwayError },
  handleEvent: {
    run: (strapi, { type, object }) =>
      handleEvent(strapi, { type: String(type), object: object == null ? null : String(object) }),
  },
  deferBilling: { run: (strapi, { user }) => deferNow(strapi, id(user)) },
  endCharges: { run: (strapi, { order }) => endCharges(strapi, id(order)) },
  followWithdrawal: {
    run: (strapi, { withdrawal }) => followWithdrawal(strapi, id(withdrawal)),
  },
  endSecond: { run: (strapi, { user }) => cancelDuplicateSubscription(strapi, id(user)) },
  findOrder: { run: (strapi, { payment }) => settleLate(strapi, String(payment)) },
  endSubscription: {
    run: (strapi, { subscription }) => endSubscription(strapi, String(subscription)),
  },
  deleteCustomer: { run: (strapi, { customer }) => deleteCustomer(strapi, String(customer)) },
  endPages: { run: (strapi) => cancelOrphanedOrders(strapi) },
  endLinkPages: { run: (strapi, { link }) => expireLinkSessions(strapi, id(link)) },
  turnEntry: {
    run: turnEntry,
    onDead: (strapi, { payload }) => giveUpTurn(strapi, payload),
  },
  recordErasure: {
    run: async (_strapi, { account }) => {
      const store = backupStore()
      if (store) await recordErasure(store, String(account), now())
    },
  },
  sendAlert: {
    run: (strapi, { channel, kind }) =>
      sendAlert(
        strapi,
        { channel: channel === 'mail' ? 'mail' : 'webhook', kind: String(kind) },
        { mail: mailOperator, webhook: postToWebhook },
      ),
  },
  settleOrder: { run: (strapi, { order }) => resyncOrder(strapi, id(order)) },
  closePage: { run: (strapi, { order }) => expireAbandonedSession(strapi, id(order)) },
  repeatRefund: { run: (strapi, { refund }) => refundAgain(strapi, id(refund)) },
  catchUpSubscription: { run: (strapi, { row }) => resyncSubscription(strapi, id(row)) },
}

/** Kinds of requested tasks; jobs are scheduled. */
export const askedKinds = Object.fromEntries(
  Object.entries(runs).map(([name, { run, ...more }]): [string, Kind] => {
    const facts = taskKinds[name as TaskKind]
    const work: Kind['run'] = async (strapi, { payload }) =>
      (await run(strapi, payload)) || undefined
    return [name, { ...facts, ...more, run: work }]
  }),
)
