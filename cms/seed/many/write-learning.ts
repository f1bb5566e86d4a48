import { itemKeyOf } from '@krono/contract'
import { neededOf } from '../../src/learning/access/outline'
import { type Course, type Lesson, lessonsOf } from '../../src/learning/courses/course'
import type { Bulk } from './bulk'
import type { Dice } from './dice'
import { fullName } from './people'
import { base62, dayMs, hourMs, type Purchase, whole } from './purchase'
import type { Rows } from './rows'
import type { Shop } from './shop'

type Tools = { bulk: Bulk; dice: Dice; rows: Rows; shop: Shop; now: number }

/** Questions of attempts in bulk data: nobody can go on with one, as they are all submitted. */
const questionsHash = 'many'

const notes = [
  'A torok nálam is halk. Holnap este megnézem, ki mit kérdez vacsoránál.',
  'Erre vissza kell térnem, amikor több időm van.',
  'Nem értek egyet a második bekezdéssel: nálam éppen fordítva van.',
]

/** Writes how buyers of a course went on: lessons, notes, quizzes, and the certificates of those who finished. */
export function learningWriter({ bulk, dice, rows: { row, at }, shop, now }: Tools) {
  return async function writeLearning(purchase: Purchase) {
    const { person, productKey, isGift, state } = purchase
    const course = shop.items.find(({ key }) => key === productKey)?.course
    if (!person || !course || isGift || !dice.may(0.86)) return
    const lessons = lessonsOf(course)
    // Some stop early, more than a third go to the end.
    const wanted = dice.may(0.38) ? lessons.length : dice.between(0, lessons.length - 1)
    const stop = state === 'refunded' ? Math.min(wanted, 2) : wanted
    let time = purchase.at + hourMs * dice.between(1, 40)
    let isPassed = true
    for (const [place, lesson] of lessons.entries()) {
      if (place > stop || time >= now) return
      const isFinished = place < stop
      await writeProgress(person.id, { course, lesson, time, isFinished })
      if (isFinished && lesson.questions > 0)
        isPassed = (await writeAttempts(person.id, { course, lesson, time })) && isPassed
      time = whole(time + dayMs * (0.3 + 9 * dice.roll() ** 2))
    }
    const isComplete = isPassed && stop === lessons.length && time < now
    if (isComplete && state === 'fulfilled' && dice.may(0.8))
      await writeCertificate(purchase, course, time)
  }

  type Step = { course: Course; lesson: Lesson; time: number }

  function writeProgress(
    userId: number,
    { course, lesson, time, ...step }: Step & { isFinished: boolean },
  ) {
    const note = dice.may(0.25) ? dice.oneOf(notes) : null
    return bulk.add('lesson_progresses', {
      ...row(time),
      ...{ user_id: userId, course: course.documentId, lesson: lesson.documentId },
      ...{ place: dice.between(0, 20), place_at: bulk.instant(time), read_at: bulk.instant(time) },
      finished_at: at(step.isFinished ? time : null),
      ...{ note, note_version: note === null ? 0 : 1 },
    })
  }

  /** One to three attempts; resolves to whether the last one passed. */
  async function writeAttempts(userId: number, { course, lesson, time }: Step) {
    const total = lesson.questions
    const needed = neededOf(total, course.passPercent)
    for (let number = 1; ; number += 1) {
      const isPassed = dice.may(0.62)
      const score = isPassed ? dice.between(needed, total) : dice.between(0, needed - 1)
      const submittedAt = Math.min(time + number * 600_000, now)
      await bulk.add('quiz_attempts', {
        ...row(submittedAt),
        ...{ user_id: userId, course: course.documentId, lesson: lesson.documentId, number },
        ...{ questions_hash: questionsHash, answers: Array.from({ length: total }, () => [0]) },
        ...{ score, total, is_passed: isPassed },
        ...{
          started_at: bulk.instant(submittedAt - 300_000),
          submitted_at: bulk.instant(submittedAt),
        },
      })
      if (isPassed || number === 3 || dice.may(0.2)) return isPassed
    }
  }

  function writeCertificate({ buyer }: Purchase, course: Course, issuedAt: number) {
    const lessons = lessonsOf(course)
    return bulk.add('certificates', {
      ...row(issuedAt),
      ...{ user_id: buyer.id, course: course.documentId },
      course_title: shop.nameOf(itemKeyOf('course', course.documentId), buyer.language),
      ...{ name: fullName(buyer.language, buyer), lessons: lessons.length },
      minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
      ...{ has_plate: dice.may(0.4), token: `many${dice.text(base62, 39)}` },
      ...{ issued_at: bulk.instant(issuedAt), revoked_at: null, reason: null },
    })
  }
}
