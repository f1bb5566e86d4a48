import { actionNames, subjectKinds } from '../actions'
import type { ListShape } from './list-shape'

/** The audit log: every change by an admin. The search finds words of the reasons. */
export const auditList = {
  area: 'readSystem',
  columns: {
    act: { kind: 'choice', of: actionNames },
    subjectKind: { kind: 'choice', of: subjectKinds },
    subject: { kind: 'text', isHiddenFirst: true },
    by: { kind: 'person', isUnfiltered: true },
    admin: { kind: 'text', isFilterOnly: true },
    why: { kind: 'text', isUnfiltered: true },
    oldValue: { kind: 'text', isUnfiltered: true, isHiddenFirst: true },
    newValue: { kind: 'text', isUnfiltered: true, isHiddenFirst: true },
    at: { kind: 'instant', isSortable: true },
  },
  sort: '-at',
  isSearched: true,
} as const satisfies ListShape

/** planned: of an e-mail to many, not its turn yet. A failing e-mail waits for its next attempt; a dead one was given up. */
export const outboxStates = ['planned', 'waiting', 'failing', 'dead', 'sent', 'skipped'] as const

/** E-mails that were not sent yet, initially; and the sent ones of the last months, without their addresses. */
export const outboxList = {
  area: 'readSystem',
  columns: {
    mail: { kind: 'text', isUnfiltered: true },
    recipient: { kind: 'text' },
    status: { kind: 'choice', of: outboxStates, isState: true },
    fault: { kind: 'text', isUnfiltered: true },
    tries: { kind: 'number', isUnfiltered: true },
    due: { kind: 'instant', isSortable: true },
    next: { kind: 'instant', isUnfiltered: true },
    sentAt: { kind: 'instant', isUnfiltered: true, isHiddenFirst: true },
  },
  sort: '-due',
  first: { status: 'waiting,failing,dead' },
} as const satisfies ListShape

export const taskStates = ['waiting', 'failing', 'running', 'dead', 'done'] as const

/** Kinds of deferred work, except e-mails. */
export const listedTasks = [
  'mailReset',
  'askToJoin',
  'sendIssue',
  'sendScheduled',
  'runBulk',
  'deleteGroupMembers',
  'deleteCalculatedDates',
  'runCalculation',
  'settleReferral',
  'fillFacts',
  'erasePicture',
  'handleEvent',
  'deferBilling',
  'endCharges',
  'followWithdrawal',
  'endSecond',
  'findOrder',
  'endSubscription',
  'deleteCustomer',
  'endPages',
  'turnEntry',
  'recordErasure',
  'sendAlert',
  'endLinkPages',
  'settleOrder',
  'closePage',
  'repeatRefund',
  'catchUpSubscription',
] as const

/** Deferred work except e-mails and scheduled jobs, which have their own pages. */
export const tasksList = {
  area: 'readSystem',
  columns: {
    task: { kind: 'choice', of: listedTasks },
    about: { kind: 'text', isUnfiltered: true },
    status: { kind: 'choice', of: taskStates, isState: true },
    fault: { kind: 'text', isUnfiltered: true },
    tries: { kind: 'number', isUnfiltered: true },
    due: { kind: 'instant', isSortable: true },
    finished: { kind: 'instant', isUnfiltered: true },
  },
  sort: '-due',
  first: { status: 'failing,dead' },
} as const satisfies ListShape
