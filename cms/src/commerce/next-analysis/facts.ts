import { type AnalysisKind, normalizeText, type Person, type PersonRole } from '@krono/contract'

/** A person of an analysis, with the part that the order gave. */
export type KnownPerson = Person & { role?: PersonRole | undefined }

/** An analysis that a member has, or that is being made. */
export type Held = {
  kind: AnalysisKind
  people: readonly KnownPerson[]
  /** `YYYY-MM-DD` */
  madeOn: string
}

/** What is known of a member when an analysis is offered after another one. */
export type Facts = {
  /** The analysis that the member looks at. */
  of: Held
  /** Undefined if name or birth date is missing. */
  me: (Person & { firstName: string }) | undefined
  /** Saved dates in the common groups, the newest first; none without a membership. */
  saved: readonly (Person & { group: string | null })[]
  /** All analyses of the member, `of` and refunded ones included. */
  held: readonly Held[]
  /** Kinds that are sold in the language of the site. */
  sold: readonly AnalysisKind[]
  /** `YYYY-MM-DD` */
  today: string
}

const wordsOf = (name: string) => normalizeText(name).split(/\s+/)

/** Whether a person is the member: a twin has the same date, but another first name. */
export const isMe = ({ me }: Facts, { name, date }: Person) =>
  me !== undefined &&
  me.date === date &&
  wordsOf(me.firstName).some((word) => wordsOf(name).includes(word))

/** By date: one person may be typed with several names. */
export const isAmong = (people: readonly Person[], { date }: Person) =>
  people.some((one) => one.date === date)
