import { linkToLesson, linkToNewAttempt } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import { errors } from '@/lib/contract/errors'
import { readBlocks } from '@/lib/contract/read-blocks'
import { askCms } from '@/server/cms/ask-cms'
import { getPreview } from '@/server/preview/get-preview'
import { askAsUser } from '@/server/session/get-session'
import { buttonClass } from '@/ui/button/button'
import { savingWords } from '@/ui/form/words'
import { afterLesson } from './after-lesson'
import type { FoundLesson } from './find-lesson'
import styles from './lesson.module.css'
import { LessonHead } from './lesson-head'
import { QuizForm } from './quiz-form'
import { QuizState } from './quiz-state'

type QuizPageProps = {
  found: FoundLesson & { lesson: NonNullable<FoundLesson['lesson']> }
  /** The reader wants to begin, or to fill it in again. */
  wantsAgain: boolean
}

/** The quiz of a lesson: its history first, or the questions of the open attempt. */
export async function QuizPage({ found, wantsAgain }: QuizPageProps) {
  const { course, outline, lesson } = found
  const t = translations('lessons.quiz')
  const isKnown = (lesson.quiz?.attempts.length ?? 0) > 0
  const again = linkToNewAttempt(course.slug, lesson.slug)
  return (
    <article className={styles.page}>
      <LessonHead course={course} outline={outline} note={t('title')} />
      {lesson.quiz && isKnown && !wantsAgain ? (
        <>
          <QuizState quiz={lesson.quiz} />
          <p className={styles.end}>
            {/* A new document: a page that Next has already would show an earlier attempt. */}
            <a className={buttonClass()} href={again}>
              {t('again')}
            </a>
            <a href={linkToLesson(course.slug, lesson.slug)}>{t('back')}</a>
          </p>
        </>
      ) : (
        <Attempt found={found} again={again} />
      )}
    </article>
  )
}

async function Attempt({ found, again }: Pick<QuizPageProps, 'found'> & { again: string }) {
  const { lesson } = found
  const quiz = { endpoint: 'startQuiz', id: lesson.id } as const
  const started = (await getPreview())
    ? await askCms({ ...quiz, tag: 'lesson' })
    : await askAsUser(quiz)
  if (!started) return null
  const t = translations('lessons.quiz')
  const { attempt, needed, questions } = started
  const next = afterLesson(found)
  return (
    <>
      <p>{t('needed', { needed, total: attempt.total })}</p>
      <QuizForm
        key={attempt.id}
        lesson={lesson.id}
        attempt={attempt.id}
        questions={questions.map(({ kind, answers }) => ({ kind, answers }))}
        texts={questions.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions of an attempt are fixed
          <Blocks key={index} blocks={readBlocks(text)} />
        ))}
        links={{ again, next }}
        words={{
          ...wordsOf('lessons.quiz', [
            'question',
            'one',
            'several',
            'order',
            'place',
            'submit',
            'passedTitle',
            'failedTitle',
            'result',
            'isRight',
            'isWrong',
            'yours',
            'rightOne',
            'rightOrder',
            'again',
            'goOn',
          ]),
          // spec §5, verbatim
          missing: errors.quizIncomplete[language],
        }}
        form={savingWords({ submit: t('submit') })}
      />
    </>
  )
}
