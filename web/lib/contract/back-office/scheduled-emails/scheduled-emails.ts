import { z } from 'zod'
import { idAnswer, optionalLine, rowId, yesOrNo } from '../../account-fields'
import { receiverCountAnswer } from '../email-groups/email-groups'
import { localMinute, requiredLine, wholeFrom } from '../shop-fields'
import { emailBody } from './email-body'
import {
  emailFaults,
  emailSkips,
  emailVariants,
  scheduledEmailLimits as limits,
  scheduledEmailStates,
  subjectReasons,
  uncountedLinks,
} from './words'

const version = z.iso.datetime({ error: 'invalidField' }).max(40, { error: 'invalidField' })

const subject = optionalLine(limits.subject).default('')

/**
 * POST /admin/scheduled-emails → its id and version; with `id` a draft is changed. A draft may be incomplete. Errors:
 * scheduledEmailChanged (409) when it was changed after `updatedAt`, scheduledEmailStarted (409) when it is no draft,
 * twoSubjectsByHour (400), notFound for an unknown group.
 */
export const savedScheduledEmail = z
  .strictObject({
    id: rowId.optional(),
    /** Of the version that the form shows; required with `id`. */
    updatedAt: version.optional(),
    /** Shown only to admins. */
    name: requiredLine(limits.name),
    subject,
    /** ''; with a second subject both are tried on a tenth of the readers (`subjectTest`). */
    subjectB: subject,
    /** JSON of Strapi Blocks (`emailBlocks`), with the placeholders {{name}} and {{link}}. */
    body: emailBody,
    group: rowId.optional(),
    /** Local time of the deployment; missing or past: at once. */
    sendAt: localMinute.optional(),
    /** Each reader within 24 hours from `sendAt` at the hour that suits them (decision scheduled-emails). */
    byHour: yesOrNo,
    perMinute: wholeFrom(1, limits.perMinute),
    /** Hours between the test of two subjects and the rest. */
    testHours: wholeFrom(limits.testHours.from, limits.testHours.most),
  })
  .refine(({ id, updatedAt }) => id === undefined || updatedAt !== undefined, {
    path: ['updatedAt'],
    error: 'missingField',
  })
  .refine(({ byHour, subjectB }) => !byHour || subjectB === '', {
    path: ['subjectB'],
    error: 'twoSubjectsByHour',
  })

export type SavedScheduledEmail = z.output<typeof savedScheduledEmail>

export const savedScheduledEmailAnswer = idAnswer.extend({ updatedAt: z.string() })

const content = { subject, body: emailBody }

/** POST /admin/scheduled-emails/preview → how it looks, also unsaved. `member`: filled with the name of that user. */
export const previewedScheduledEmail = z.strictObject({ ...content, member: rowId.optional() })

export const scheduledEmailPreview = z.object({
  subject: z.string(),
  /** The page as mail programs show it in light and in dark mode. */
  light: z.string(),
  dark: z.string(),
  text: z.string(),
  /** Bytes of the HTML as it is sent; with more than `scheduledEmailLimits.htmlBytes` Gmail shows only its beginning. */
  htmlBytes: z.int(),
  isTooLarge: z.boolean(),
  /** Faults of subject and body, for which it would not be sent. */
  faults: z.array(faultShape()),
  /** Each address once; `uncounted` is null if its clicks are counted at a short link. */
  links: z.array(z.object({ address: z.string(), uncounted: z.enum(uncountedLinks).nullable() })),
})

export type ScheduledEmailPreview = z.infer<typeof scheduledEmailPreview>

function faultShape() {
  return z.object({
    fault: z.enum(emailFaults),
    /** Number of the block, from 1; null: not of a block. */
    block: z.int().nullable(),
    /** The unknown placeholder. */
    found: z.string().nullable(),
  })
}

/** POST /admin/scheduled-emails/test → the admin's own address, to which it is sent. */
export const testedScheduledEmail = z.strictObject(content)
export const testedScheduledEmailAnswer = z.object({ email: z.string() })

/**
 * POST /admin/scheduled-emails/{id}/plan → its id: a draft waits for its time. Errors: scheduledEmailChanged,
 * scheduledEmailStarted (409), scheduledEmailFaulty (400) while it has `faults`.
 */
export const plannedScheduledEmail = z.strictObject({ updatedAt: version })

const count = z.int()

const numbers = {
  sent: count,
  /** Refused by the server or given up after all attempts. */
  refused: count,
  /** Returned by a server within seven days after it was sent. */
  bounced: count,
  clicks: count,
}

/** GET /admin/scheduled-emails/{id} → all of it. */
export const adminScheduledEmail = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(scheduledEmailStates),
  /** ISO 8601 with Z, as all instants. */
  updatedAt: z.string(),
  subject: z.string(),
  subjectB: z.string(),
  /** Strapi Blocks. */
  body: z.array(z.unknown()),
  /** Null: none chosen yet, or deleted since. */
  group: z.object({ id: z.string(), name: z.string() }).nullable(),
  sendAt: z.string().nullable(),
  byHour: z.boolean(),
  perMinute: count,
  testHours: count,
  faults: z.array(faultShape()),
  /** Who gets it: counted now, and for one that has started, at its start. Null without a group. */
  receivers: receiverCountAnswer.nullable(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Null before it starts. */
  result: z
    .object({
      /** All addressees; `left` of them are neither sent, refused nor skipped yet. */
      total: count,
      left: count,
      ...numbers,
      skipped: z.array(z.object({ reason: z.enum(emailSkips), count })),
      /** Sent, but perhaps twice with the same Message-ID: the server's first answer was lost. */
      perhapsTwice: count,
      /** Given up because the answer was lost twice: perhaps delivered; among `refused`. */
      unanswered: count,
      /** Left the newsletter within seven days after it was sent to them; nobody's click is followed. */
      unsubscribed: count,
      /** The list of addressees is still being made: `total` grows. */
      isCounting: z.boolean(),
      links: z.array(
        z.object({
          address: z.string(),
          variant: z.enum(emailVariants).nullable(),
          /** Null: not counted. */
          clicks: count.nullable(),
        }),
      ),
    })
    .nullable(),
  /** The test of two subjects; null without a second one or before the start. */
  test: z
    .object({
      /** When it is decided; null until all e-mails of the test had their turn. */
      until: z.string().nullable(),
      /** Sample of each; after the decision as it was then. */
      a: z.object({ sent: count, clicks: count }),
      b: z.object({ sent: count, clicks: count }),
      chosen: z.enum(emailVariants).nullable(),
      because: z.enum(subjectReasons).nullable(),
    })
    .nullable(),
})

export type AdminScheduledEmail = z.infer<typeof adminScheduledEmail>

/** GET /admin/pictures?after= → 30 pictures of the media library, newest first, to be used in an e-mail. */
export const adminPicturesQuery = z.strictObject({
  search: optionalLine(100).default(''),
  after: rowId.optional(),
})

export const adminPictures = z.object({
  pictures: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Path below the site: an image block takes it as `url`. */
      url: z.string(),
      width: z.int().nullable(),
      height: z.int().nullable(),
      alternativeText: z.string(),
    }),
  ),
  next: z.string().nullable(),
})

export type AdminPictures = z.infer<typeof adminPictures>
