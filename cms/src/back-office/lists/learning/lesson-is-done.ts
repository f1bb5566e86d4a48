import type { Lesson } from '../../../learning/courses/course'

export type DoneSql = { sql: string; bindings: string[] }

const passed = `EXISTS (SELECT 1 FROM quiz_attempts a
  WHERE a.user_id = p.user_id AND a.lesson = p.lesson AND a.is_passed)`

/** SQL equal to `isDone` of a learner's lesson, for a row `p` of progress: finished, with its quiz passed. */
export function lessonIsDone(
  lessons: readonly Pick<Lesson, 'documentId' | 'questions'>[],
): DoneSql {
  const plain = lessons.filter(({ questions }) => questions === 0)
  const withQuiz = lessons.filter(({ questions }) => questions > 0)
  return {
    sql: `(p.finished_at IS NOT NULL AND (${isAmong(plain)} OR (${isAmong(withQuiz)} AND ${passed})))`,
    bindings: [...plain, ...withQuiz].map(({ documentId }) => documentId),
  }
}

const isAmong = (lessons: readonly unknown[]) =>
  lessons.length === 0 ? 'FALSE' : `p.lesson IN (${lessons.map(() => '?').join(', ')})`
