import { type Inputs, lessonNoteLength } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import type { UserRow } from '../../members/users/user-row'
import { fieldError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { hashOf } from '../../platform/lib/secrets'
import { openLesson } from '../access/open-lesson'
import { mergeNotes } from './merge-notes'
import { requireOwner } from './save-progress'
import { writeProgress } from './write-progress'

/** A device that was offline sends what it last wrote, and repeats it a few times. */
const mostSent = 20

type Wish = Inputs['saveNote']
type Stored = { text: string; version: number }

/**
 * Stores the note of a user in a lesson, merged with what another device wrote meanwhile. The same request again changes
 * nothing. Throws the errors of `openLesson`; otherAccount, noteTooLong.
 */
export async function saveNote(
  strapi: Core.Strapi,
  user: UserRow,
  id: string,
  wish: Wish,
): Promise<Stored> {
  requireOwner(user, wish.userId)
  const found = await openLesson(strapi, id, user)
  const mark = markOf(wish)
  return strapi.db.transaction(async () => {
    await requireUserRow(strapi, user.id)
    const row = await writeProgress(strapi, user.id, found, (known) => {
      const stored = { text: known?.note ?? '', version: known?.noteVersion ?? 0 }
      const sent = known?.noteSent ?? []
      const note = sent.includes(mark) ? stored.text : noteOf(stored, wish)
      const isSame = note === stored.text
      if (known && isSame) return undefined
      const noteSent = [mark, ...sent].slice(0, mostSent)
      return { note, noteVersion: stored.version + (isSame ? 0 : 1), noteSent, readAt: now() }
    })
    return { text: row.note ?? '', version: row.noteVersion }
  })
}

/** Identifies a request that is sent again after a lost answer. */
const markOf = ({ text, base, version }: Wish) =>
  hashOf(JSON.stringify([version, base, text])).slice(0, 32)

function noteOf(stored: Stored, { text, base, version }: Wish): string {
  if (version === stored.version || text === stored.text) return text
  const merged = mergeNotes({ base, mine: text, theirs: stored.text })
  if ([...merged].length > lessonNoteLength) throw fieldError('noteTooLong', 'text')
  return merged
}
