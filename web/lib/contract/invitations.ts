import { type Character, chakras } from '@krono/chart'
import { z } from 'zod'
import { linkToken, optionalLine, personName, rowId } from './account-fields'
import { birthDate, calendarDate } from './dates'

/** Most open and accepted invitations of a user. */
export const mostInvitations = 100

/** `withdrawn` by the guest; `over`: the inviter has deleted the resulting saved date. */
export const invitationStates = ['open', 'accepted', 'withdrawn', 'over'] as const

/** POST /invitation/create → 201 an invitation. Premium; the inviter needs a birth date (birthDateMissing). */
export const newInvitation = z.strictObject({
  /** Name of the guest, as typed by the inviter. */
  name: optionalLine(80).refine((text) => text !== '', { error: 'missingField' }),
})

export const invitationSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(invitationStates),
  /** For the guest's address /invitation/{token}; null once it was answered. */
  token: z.string().nullable(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
  /** Name and date as entered by the guest, while it is one of the inviter's saved dates. */
  person: z.object({ name: z.string(), date: z.string() }).nullable(),
})

export type Invitation = z.infer<typeof invitationSchema>

/** GET /invitation/mine → the invitations, newest first. */
export const invitationsAnswer = z.object({ invitations: z.array(invitationSchema) })

/** POST /invitation/revoke → `{ id }`: the inviter revokes it, and the resulting saved date is deleted. notFound. */
export const invitationId = z.strictObject({ id: rowId })

/**
 * GET /invitation/open?token= and POST /invitation/withdraw `{ token }` → guestInvitation; notFound. Withdrawing deletes
 * all data that the guest entered; repeating it changes nothing.
 */
export const invitationToken = z.strictObject({ token: linkToken })

/**
 * POST /invitation/accept → guestInvitation with a new token for the guest; the old token becomes invalid.
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

/** The character of a chart (engine §4): the strongest chakra and its side. */
const characters = chakras.flatMap(({ chakra }) =>
  sides.map((side): Character => `${chakra}-${side}`),
)

/**
 * What the guest sees. Of the inviter's data only the character is included (decision result-access): a birth date can be
 * computed from a chart, and from any figure of both people when one of the dates is known.
 */
export const guestInvitation = z.strictObject({
  state: z.enum(invitationStates),
  token: z.string(),
  inviter: z.string(),
  guest: z.string(),
  /** null unless it was accepted. */
  result: z
    .strictObject({
      inviterCharacter: z.enum(characters),
      /** The guest's birth date, `YYYY-MM-DD`. */
      guestDate: calendarDate,
    })
    .nullable(),
})

export type GuestInvitation = z.infer<typeof guestInvitation>
export type GuestResult = NonNullable<GuestInvitation['result']>
