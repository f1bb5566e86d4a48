import { type Character, chakras } from '@krono/chart'
import { z } from 'zod'
import { linkToken, optionalLine, personName, rowId } from './account-fields'
import { birthDate, calendarDate } from './dates'

/** Most invitations of a user that wait for an answer or hold one. */
export const mostInvitations = 100

/** `withdrawn` by the guest; `over` when the inviter has deleted the date that came of it. */
export const invitationStates = ['open', 'accepted', 'withdrawn', 'over'] as const

/** POST /invitation/create → 201 an invitation; premium, and with a birth date of one's own (birthDateMissing). */
export const newInvitation = z.strictObject({
  /** Name of the guest, as given by the inviter. */
  name: optionalLine(80).refine((text) => text !== '', { error: 'missingField' }),
})

export const invitationSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(invitationStates),
  /** What the guest's address ends with: /invitation/{token}; null once it was answered. */
  token: z.string().nullable(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
  /** The guest as they entered themselves, while that is among the inviter's saved dates. */
  person: z.object({ name: z.string(), date: z.string() }).nullable(),
})

export type Invitation = z.infer<typeof invitationSchema>

/** GET /invitation/mine → the newest first. */
export const invitationsAnswer = z.object({ invitations: z.array(invitationSchema) })

/** POST /invitation/revoke → `{ id }`: the inviter takes it back, with what came of it. notFound. */
export const invitationId = z.strictObject({ id: rowId })

/**
 * GET /invitation/open?token= and POST /invitation/withdraw `{ token }` → guestInvitation; notFound. What
 * the guest entered is erased everywhere; a second time changes nothing.
 */
export const invitationToken = z.strictObject({ token: linkToken })

/**
 * POST /invitation/accept → guestInvitation with a token of the guest's own: the one that was sent ends.
 * consentRequired; notFound, also when it was answered before; inviterFull (409).
 */
export const invitationAnswer = (today: string) =>
  z.strictObject({
    token: linkToken,
    name: personName,
    date: birthDate(today),
    consent: z.literal(true, { error: 'consentRequired' }),
  })

const sides = ['intake', 'release'] as const

/** What a chart is called after (engine §4): the strongest chakra, and the side that is on. */
const characters = chakras.flatMap(({ chakra }) =>
  sides.map((side): Character => `${chakra}-${side}`),
)

/**
 * What the guest sees. Of the inviter's date it has the character and nothing else (decision result-access): a chart
 * equals its date, and so does every figure that is computed from both, where one of the two is known.
 */
export const guestInvitation = z.strictObject({
  state: z.enum(invitationStates),
  token: z.string(),
  inviter: z.string(),
  guest: z.string(),
  /** Null unless it was accepted. */
  result: z
    .strictObject({
      inviterCharacter: z.enum(characters),
      /** The guest's own, `YYYY-MM-DD`. */
      guestDate: calendarDate,
    })
    .nullable(),
})

export type GuestInvitation = z.infer<typeof guestInvitation>
export type GuestResult = NonNullable<GuestInvitation['result']>
