const secondMs = 1000
const minuteMs = 60 * secondMs

const seconds = (...numbers: readonly number[]) => numbers.map((number) => number * secondMs)
const minutes = (...numbers: readonly number[]) => numbers.map((number) => number * minuteMs)

export type TaskFacts = {
  /** Before the next tries; after the last one it is dead. */
  pausesMs: readonly number[]
  /** Renewed while it is worked on: after this, another process takes over from one that died. */
  leaseMs: number
  /** How many a process does at a time. */
  atOnce: number
  /** The same key again is the same wish: it is done once more. Without, a key is done once. */
  isAgain?: true
  /** How long one that is done is known, and its key with it. */
  keptDays: number
  /** What it was given may tell of somebody: forgotten as soon as it is over. */
  isPersonal?: true
  /** Whether each dead one is an incident, or all of a day are one. */
  tells: 'each' | 'daily'
}

/** What asks Stripe: longer than the client waits for an answer, with its own tries. */
const ofStripe = {
  pausesMs: seconds(5, 30, 120, 600, 3600, 6 * 3600),
  leaseMs: 2 * minuteMs,
  atOnce: 5,
  keptDays: 1,
  tells: 'each',
} as const satisfies TaskFacts

/** What the reconciliation finds: healed ten minutes after Stripe is back, told of after six hours. */
const ofReconciliation = {
  ...ofStripe,
  pausesMs: [...seconds(5, 30, 120), ...minutes(...Array.from({ length: 36 }, () => 10))],
  isAgain: true,
} as const satisfies TaskFacts

/** Everything that is done later or again. What is done for each stands in `jobs/runs.ts`. */
export const taskKinds = {
  /** A letter of the outbox. Wrong addresses are nobody's work here: a day's dead ones are one incident. */
  sendLetter: {
    pausesMs: minutes(1, 5, 30, 120, 360, 1440),
    leaseMs: 2 * minuteMs,
    atOnce: 5,
    keptDays: 7,
    tells: 'daily',
  },
  /** A link to set a new password; nobody waits for it any more after a few minutes. */
  mailReset: {
    pausesMs: seconds(5, 30, 120),
    leaseMs: minuteMs,
    atOnce: 5,
    keptDays: 1,
    isPersonal: true,
    tells: 'daily',
  },
  /** The letter that asks whether its reader wants the newsletter. */
  askToJoin: {
    pausesMs: seconds(5, 30, 120, 600),
    leaseMs: minuteMs,
    atOnce: 5,
    keptDays: 1,
    isPersonal: true,
    tells: 'daily',
  },
  /** An issue of the newsletter, into the outbox. */
  sendIssue: {
    pausesMs: seconds(5, 30, 120, 600, 3600),
    leaseMs: 2 * minuteMs,
    atOnce: 1,
    keptDays: 30,
    tells: 'each',
  },
  /** What an admin does to many users at once. */
  runBulk: {
    pausesMs: seconds(5, 30, 120, 600),
    leaseMs: 2 * minuteMs,
    atOnce: 1,
    keptDays: 30,
    tells: 'each',
  },
  /** An event of Stripe's, once; as long as Stripe knows it, and may be asked for it. */
  handleEvent: { ...ofStripe, keptDays: 30 },
  /** The billing date of a subscriber follows what they were given. */
  deferBilling: { ...ofStripe, isAgain: true },
  /** Whoever got all their money back is not charged again. */
  endCharges: { ...ofStripe, isAgain: true },
  /** Of two subscriptions of one person the second ends, and its money goes back. */
  endSecond: { ...ofStripe, isAgain: true },
  /** Money that came before we knew what for: its checkout was not through yet, or it is nobody's. */
  findOrder: { ...ofStripe, isAgain: true },
  /** The subscription of an account that is erased. */
  endSubscription: { ...ofStripe, isAgain: true },
  /** The customer of an account that is erased. */
  deleteCustomer: { ...ofStripe, isAgain: true },
  /** The open pages of accounts that are erased. */
  endPages: { ...ofStripe, isAgain: true },
  /** A draft whose minute has come: a database that is away comes back, a draft that lacks something does not mend itself. */
  turnEntry: {
    pausesMs: minutes(1, 5, 30),
    leaseMs: 2 * minuteMs,
    atOnce: 1,
    isAgain: true,
    keptDays: 1,
    tells: 'each',
  },
  settleOrder: ofReconciliation,
  closePage: ofReconciliation,
  repeatRefund: ofReconciliation,
  catchUpSubscription: ofReconciliation,
} as const satisfies Record<string, TaskFacts>

export type TaskKind = keyof typeof taskKinds

/** What is known of a kind, with every field. */
export const taskFacts = (kind: TaskKind): TaskFacts => taskKinds[kind]

/** What was dead stays for whoever looks into it. */
export const deadKeptDays = 30
