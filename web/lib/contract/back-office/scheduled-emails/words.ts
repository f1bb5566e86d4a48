import type { BlockKind } from '../../blocks'
import { receiptSteps } from '../email-groups/receipt-steps'

/**
 * draft: being written; waiting: planned, not due yet; sending; paused: by an admin; sent: nothing is left; cancelled:
 * what was left is not sent.
 */
export const scheduledEmailStates = [
  'draft',
  'waiting',
  'sending',
  'paused',
  'sent',
  'cancelled',
] as const

export type ScheduledEmailState = (typeof scheduledEmailStates)[number]

/** With a second subject a part of the readers gets `a`, another `b`. */
export const emailVariants = ['a', 'b'] as const

export type EmailVariant = (typeof emailVariants)[number]

/** Kinds of blocks that an e-mail to many may have. */
export const emailBlocks = [
  'paragraph',
  'heading',
  'list',
  'quote',
  'image',
  'button',
] as const satisfies readonly BlockKind[]

export const scheduledEmailLimits = {
  name: 80,
  subject: 150,
  /** Of the body as JSON, in characters. */
  body: 100_000,
  /** What one process sends to a server that needs half a second for an e-mail. */
  perMinute: 600,
  testHours: { from: 1, most: 24, first: 4 },
  /** Gmail shows only the beginning of an e-mail with more bytes of HTML. */
  htmlBytes: 102_000,
} as const

/**
 * Rule of the test of two subjects: a twentieth of the readers gets `a`, another `b`. After `testHours` the one with
 * more clicks per sent e-mail goes to the rest; `a` if they are equal or if one was sent less often than `fewestSent`.
 */
export const subjectTest = { parts: 20, fewestSent: 50 } as const

export const subjectReasons = ['moreClicks', 'equal', 'tooFew'] as const

/** What keeps it from being sent. `placeholder`, `address` and so on name the block, from 1. */
export const emailFaults = [
  'noSubject',
  'noBody',
  'noGroup',
  'placeholder',
  'kind',
  'address',
  'alternativeText',
  'caption',
  'buttonText',
  'broken',
] as const

export type EmailFault = (typeof emailFaults)[number]

const obstacles = receiptSteps.filter((step) => step !== 'receivers')

/**
 * Why a reader did not get it although it was addressed to them: asked at the moment of sending. gone: the account was
 * deleted; sameAddress: another reader has got it at this address; cancelled by an admin.
 */
export const emailSkips = [
  ...obstacles,
  ...(['gone', 'sameAddress', 'weeklyLimit', 'cancelled'] as const),
] as const

export type EmailSkip = (typeof emailSkips)[number]

/**
 * Why clicks on a link are not counted for this e-mail. host: not allowed for short links; placeholder: its address has
 * one; noPage: an e-mail address or an anchor; shortLink: it is one already, which counts all its clicks.
 */
export const uncountedLinks = ['host', 'placeholder', 'noPage', 'shortLink'] as const
