const secondMs = 1000
const minuteMs = 60 * secondMs

const seconds = (...numbers: readonly number[]) => numbers.map((number) => number * secondMs)
const minutes = (...numbers: readonly number[]) => numbers.map((number) => number * minuteMs)

export type TaskFacts = {
  /** Pauses before the next attempts; after the last one the task is dead. */
  pausesMs: readonly number[]
  /** Renewed while it runs: after this, another process takes over from a crashed one. */
  leaseMs: number
  /** Concurrent tasks per process. */
  atOnce: number
  /** A repeated key runs the task once more. Without it, a key runs once. */
  isAgain?: true
  /** Days that a finished task and its key are stored. */
  retentionDays: number
  /** The payload may contain personal data: blanked when the task is finished. */
  isPersonal?: true
  /** Its last failure has consequences, such as an end of what it was about: no admin may retry it. */
  isFinal?: true
  /** Whether each dead task raises an incident, or one for all of a day. */
  reports: 'each' | 'daily'
}

/** Tasks that call Stripe: the lease is longer than the client's timeout with its retries. */
const ofStripe = {
  pausesMs: seconds(5, 30, 120, 600, 3600, 6 * 3600),
  leaseMs: 2 * minuteMs,
  atOnce: 5,
  retentionDays: 1,
  reports: 'each',
} as const satisfies TaskFacts

/** Tasks of the reconciliation: retried within ten minutes after Stripe is back, reported after six hours. */
const ofReconciliation = {
  ...ofStripe,
  pausesMs: [...seconds(5, 30, 120), ...minutes(...Array.from({ length: 36 }, () => 10))],
  isAgain: true,
} as const satisfies TaskFacts

/** All kinds of deferred or retried work. Their implementations are in `jobs/runs.ts`. */
export const taskKinds = {
  /** Sends an e-mail of the outbox. Wrong addresses need no work each: the dead ones of a day are one incident. */
  sendLetter: {
    pausesMs: minutes(1, 5, 30, 120, 360, 1440),
    leaseMs: 2 * minuteMs,
    atOnce: 5,
    retentionDays: 7,
    reports: 'daily',
  },
  /** Sends a link to set a new password; of no use after a few minutes. */
  mailReset: {
    pausesMs: seconds(5, 30, 120),
    leaseMs: minuteMs,
    atOnce: 5,
    retentionDays: 1,
    isPersonal: true,
    reports: 'daily',
  },
  /** Sends the confirmation e-mail of the newsletter. */
  askToJoin: {
    pausesMs: seconds(5, 30, 120, 600),
    leaseMs: minuteMs,
    atOnce: 5,
    retentionDays: 1,
    isPersonal: true,
    reports: 'daily',
  },
  /** Adds an issue of the newsletter to the outbox. */
  sendIssue: {
    pausesMs: seconds(5, 30, 120, 600, 3600),
    leaseMs: 2 * minuteMs,
    atOnce: 1,
    retentionDays: 30,
    reports: 'each',
  },
  /** Sends an e-mail to a group: each run is a short step, after which it is due again. */
  sendScheduled: {
    pausesMs: seconds(5, 30, 120, 600),
    leaseMs: minuteMs / 2,
    atOnce: 2,
    isAgain: true,
    retentionDays: 1,
    reports: 'each',
  },
  /** Bulk action of an admin on many users. */
  runBulk: {
    pausesMs: seconds(5, 30, 120, 600),
    leaseMs: 2 * minuteMs,
    atOnce: 1,
    retentionDays: 30,
    isFinal: true,
    reports: 'each',
  },
  /** Deletes the members of an e-mail group that was deleted. */
  deleteGroupMembers: {
    pausesMs: seconds(5, 30, 120, 600),
    leaseMs: 2 * minuteMs,
    atOnce: 1,
    retentionDays: 1,
    reports: 'each',
  },
  /** Deletes the dates of a calculation that was deleted. */
  deleteCalculatedDates: {
    pausesMs: seconds(5, 30, 120, 600),
    leaseMs: 2 * minuteMs,
    atOnce: 1,
    retentionDays: 1,
    reports: 'each',
  },
  /** Computes many dates for an admin. */
  runCalculation: {
    pausesMs: seconds(5, 30, 120),
    leaseMs: 2 * minuteMs,
    atOnce: 1,
    retentionDays: 7,
    reports: 'each',
  },
  /** Recomputes the facts of all users for a new version of the engine or the rules. */
  fillFacts: {
    pausesMs: seconds(5, 30, 120, 600),
    leaseMs: 2 * minuteMs,
    atOnce: 1,
    isAgain: true,
    retentionDays: 1,
    reports: 'each',
  },
  /** Counts a referred friend, and gives or takes back rewards. */
  settleReferral: {
    pausesMs: seconds(5, 30, 120, 600, 3600),
    leaseMs: minuteMs,
    atOnce: 1,
    isAgain: true,
    retentionDays: 1,
    reports: 'each',
  },
  /** Deletes the picture of an erased account, then sends the last e-mail; retried for four days. */
  erasePicture: {
    pausesMs: [...seconds(5, 30, 120, 600), ...minutes(...Array.from({ length: 96 }, () => 60))],
    leaseMs: minuteMs,
    atOnce: 2,
    retentionDays: 1,
    isPersonal: true,
    reports: 'each',
  },
  /** Handles a Stripe event, once; stored for as long as Stripe can return the event. */
  handleEvent: { ...ofStripe, retentionDays: 30 },
  /** Moves a subscriber's billing date by the time that they were granted. */
  deferBilling: { ...ofStripe, isAgain: true },
  /** Ends charges after a full refund. */
  endCharges: { ...ofStripe, isAgain: true },
  /** Acts on a withdrawal: ends charges, and refunds what is due automatically. */
  followWithdrawal: ofReconciliation,
  /** Ends the second of two subscriptions of a user, and refunds it. */
  endSecond: { ...ofStripe, isAgain: true },
  /**
   * Checks again a payment that arrived before its order was known: its checkout was not complete, or it has no order.
   */
  findOrder: { ...ofStripe, isAgain: true },
  /** Ends the subscription of an erased account. */
  endSubscription: { ...ofStripe, isAgain: true },
  /** Deletes the Stripe customer of an erased account. */
  deleteCustomer: { ...ofStripe, isAgain: true },
  /** Expires the open sessions of erased accounts. */
  endPages: { ...ofStripe, isAgain: true },
  /**
   * Publishes or unpublishes a draft at its time: retried while the database is unavailable; an incomplete draft fails
   * permanently.
   */
  turnEntry: {
    pausesMs: minutes(1, 5, 30),
    leaseMs: 2 * minuteMs,
    atOnce: 1,
    isAgain: true,
    retentionDays: 1,
    isFinal: true,
    reports: 'each',
  },
  /** Records an erased account beside the backups, which may contain it. */
  recordErasure: {
    pausesMs: [...seconds(5, 30, 120, 600), ...minutes(60, 360, 1440)],
    leaseMs: minuteMs,
    atOnce: 2,
    isAgain: true,
    retentionDays: 1,
    reports: 'daily',
  },
  /** Notifies the operator of incidents; stored for longer than incidents are looked for (alerts/queue-alerts). */
  sendAlert: {
    pausesMs: [...seconds(10, 60), ...minutes(5, 15, 60, 180)],
    leaseMs: minuteMs,
    atOnce: 2,
    retentionDays: 2,
    reports: 'daily',
  },
  /** Expires the open sessions of a closed payment link. */
  endLinkPages: ofReconciliation,
  settleOrder: ofReconciliation,
  closePage: ofReconciliation,
  repeatRefund: ofReconciliation,
  catchUpSubscription: ofReconciliation,
} as const satisfies Record<string, TaskFacts>

export type TaskKind = keyof typeof taskKinds

/** The row of a kind. */
export const taskFacts = (kind: TaskKind): TaskFacts => taskKinds[kind]

export const isTaskKind = (kind: string): kind is TaskKind => Object.hasOwn(taskKinds, kind)

/** Days that a dead task is stored for error analysis. */
export const deadRetentionDays = 30
