import { z } from 'zod'
import { linkToken, rowId, yesOrNo } from './account-fields'
import { listOf } from './list-of'
import { mostPeople, person } from './relationship'

/** Most shared results per user. */
export const mostShares = 100

export const shareKinds = ['chart', 'pair', 'group', 'test', 'analysis'] as const

export type ShareKind = (typeof shareKinds)[number]

/**
 * POST /share/create → 201 a share. One person gives a chart, two a relationship, more a group; or a test of the user by
 * its id. The result is stored with the engine's version and does not change later. relationshipNeedsPremium for more
 * than one person, tooManyShares (409), notFound for a test of another user.
 */
export const newShare = (today: string) =>
  z
    .strictObject({
      people: listOf(person(today), {
        fewest: 1,
        most: mostPeople,
        tooMany: 'tooManyPeople',
      }).optional(),
      testResult: rowId.optional(),
      /** Whether birth dates are visible; names always are. */
      showsDates: yesOrNo.default(false),
    })
    .refine((body) => (body.people === undefined) !== (body.testResult === undefined), {
      error: 'missingField',
      path: ['people'],
    })

export const shareSchema = z.object({
  id: z.string(),
  /** For the address /krono/{token}. */
  token: z.string(),
  kind: z.enum(shareKinds),
  names: z.array(z.string()),
  showsDates: z.boolean(),
  /** ISO 8601 with Z. */
  createdAt: z.string(),
})

export type Share = z.infer<typeof shareSchema>

const listedShare = shareSchema.extend({
  /** null until the user has entered the password (decision password-confirmation). */
  token: z.string().nullable(),
})

export type ListedShare = z.infer<typeof listedShare>

/** GET /share/mine → the shares, newest first. */
export const sharesAnswer = z.object({ shares: z.array(listedShare) })

/** POST /share/revoke → `{ id }`: the address returns 404 from then on. notFound. */
export const shareId = z.strictObject({ id: rowId })

/** GET /share/open?token= → the shared data; public to anyone with the address. notFound. */
export const shareQuery = z.strictObject({ token: linkToken })

/** Results have the engine's format (`@krono/chart`), as computed when they were shared. */
export const sharedResult = z.object({
  kind: z.enum(shareKinds),
  engineVersion: z.string(),
  createdAt: z.string(),
  /** `date` is null unless the owner shows it. */
  people: z.array(z.object({ name: z.string(), date: z.string().nullable() })),
  /** A chart per person; a relationship (two people) or group (more); the answers of a test; a document. */
  result: z.record(z.string(), z.unknown()),
})

export type SharedResult = z.infer<typeof sharedResult>
