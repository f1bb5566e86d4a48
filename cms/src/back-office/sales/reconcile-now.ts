import type { Reconciliation } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { keyOf, taskAdded } from '../../platform/tasks/add-task'
import type { TaskKind } from '../../platform/tasks/kinds'
import { taskTable } from '../../platform/tasks/task-row'
import { recordAction } from '../log/record-action'

/** Jobs that look for missed work: first all Stripe events, then all payments that should have progressed. */
const searchJobs = ['fetchStripeEvents', 'reconcilePayments'].map((job) => keyOf('job', job))

/** Tasks that they create. */
const repairKinds: readonly TaskKind[] = [
  'handleEvent',
  'settleOrder',
  'closePage',
  'repeatRefund',
  'catchUpSubscription',
]

/**
 * Runs the periodic reconciliation jobs now: by whichever process claims them first, once. A further call while they
 * run changes nothing.
 */
export async function reconcileNow(strapi: Core.Strapi, admin: number): Promise<Reconciliation> {
  const at = now()
  if (env.STRIPE_SECRET_KEY)
    await strapi.db.transaction(async ({ trx, onCommit }) => {
      await trx(taskTable)
        .whereIn('key', searchJobs)
        .where({ state: 'waiting' })
        .where('due_at', '>', at)
        .update({ due_at: at })
      const subject = { kind: 'task', id: 'reconciliation' } as const
      await recordAction(strapi, { admin, act: 'reconcile', subject })
      onCommit(() => strapi.eventHub.emit(taskAdded, {}))
    })
  return reconciliationSince(strapi, at)
}

type JobRow = { cursor: string | null; attempts: number; state: string }

/** Progress of the reconciliation since an instant. */
export async function reconciliationSince({ db }: Core.Strapi, since: Date) {
  const { connection } = db
  const jobs: JobRow[] = await connection(taskTable)
    .whereIn('key', searchJobs)
    .select('cursor', 'attempts', 'state')
  const ofRepairKinds = () => connection(taskTable).whereIn('kind', repairKinds)
  const count = async (rows: ReturnType<typeof ofRepairKinds>) => {
    const [row]: { counted: number | string }[] = await rows.count({ counted: '*' })
    return Number(row?.counted)
  }
  const open =
    (await count(ofRepairKinds().where({ state: 'running' }))) +
    (await count(ofRepairKinds().where({ state: 'waiting' }).where('due_at', '<=', now())))
  const over = (state: 'done' | 'dead') =>
    count(ofRepairKinds().where({ state }).where('done_at', '>=', since))
  const cursors = jobs.flatMap(({ cursor }) => cursor ?? []).sort()
  const isThrough =
    cursors.filter((cursor) => cursor >= since.toISOString()).length === searchJobs.length
  const isStuck =
    !isThrough && jobs.some(({ state, attempts }) => state === 'waiting' && attempts > 0)
  const progressState = isThrough ? (open > 0 ? 'healing' : 'over') : isStuck ? 'stuck' : 'looking'
  return {
    state: env.STRIPE_SECRET_KEY ? progressState : 'off',
    since: since.toISOString(),
    last: cursors[0] ?? null,
    done: await over('done'),
    open,
    dead: await over('dead'),
  } satisfies Reconciliation
}
