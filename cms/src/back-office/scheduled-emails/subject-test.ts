import { createHash } from 'node:crypto'
import { type EmailVariant, subjectTest } from '@krono/contract'
import type { SubjectTest } from '../../messaging/mail/scheduled/scheduled-row'

/**
 * The subject that a reader gets in the test of two: a twentieth `a`, another `b`; null: the rest. A hash of the e-mail
 * and the user decides, so that it is the same after a restart, and no user is always among those who test.
 */
export function variantOf(documentId: string, userId: number): EmailVariant | null {
  const hash = createHash('sha256').update(`${documentId}:${userId}`).digest()
  const part = hash.readUInt32BE() % subjectTest.parts
  if (part === 0) return 'a'
  return part === 1 ? 'b' : null
}

type Sample = {
  /** Sent and not returned. */
  sent: number
  clicks: number
}

/** The better subject: more clicks per sent e-mail. `a` if they are equal, or if a sample is too small. */
export function chooseSubject(a: Sample, b: Sample): SubjectTest {
  const samples = { a, b }
  const tooFew = Math.min(a.sent, b.sent) < subjectTest.fewestSent
  if (tooFew) return { ...samples, chosen: 'a', because: 'tooFew' }
  const difference = b.clicks * a.sent - a.clicks * b.sent
  if (difference === 0) return { ...samples, chosen: 'a', because: 'equal' }
  return { ...samples, chosen: difference > 0 ? 'b' : 'a', because: 'moreClicks' }
}
