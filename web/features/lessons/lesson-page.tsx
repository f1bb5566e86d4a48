import type { Lesson, User } from '@krono/contract'
import { linkToLesson, linkToQuiz } from '@/base/routing/links'
import { translations, wordsOf } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import { lessonNoteLength } from '@/lib/contract/lesson-notes'
import { readBlocks } from '@/lib/contract/read-blocks'
import { buttonClass } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import field from '@/ui/form/field.module.css'
import form from '@/ui/form/form.module.css'
import { savingWords } from '@/ui/form/words'
import { afterLesson } from './after-lesson'
import { CertificateLink } from './certificate-link'
import type { FoundLesson } from './find-lesson'
import { FinishButton } from './finish-button'
import styles from './lesson.module.css'
import { isInNone, LessonHead } from './lesson-head'
import { LessonOutline } from './lesson-outline'
import { LessonPlace } from './lesson-place'
import { LessonVideo } from './lesson-video'
import { NoteField } from './note-field'
import { QuizState } from './quiz-state'

const textId = 'lesson-text'

type LessonPageProps = {
  found: FoundLesson & { lesson: Lesson }
  /** Undefined: a visitor of a free lesson. */
  user: User | undefined
  /** An editor's preview of the learner: without what is stored of a user. */
  isPreview: boolean
}

/** A lesson: text first, then video, note and quiz, and the way to the next one in one tap. */
export function LessonPage({ found, user, isPreview }: LessonPageProps) {
  const { course, outline, lesson } = found
  const t = translations('lessons')
  const learner = user && { name: user.firstName ?? '', birthDate: user.birthDate }
  return (
    <article className={styles.page}>
      <LessonHead course={course} outline={outline} />
      <div id={textId}>
        <Blocks blocks={readBlocks(lesson.body)} learner={learner} />
      </div>
      {lesson.video && (
        <LessonVideo video={lesson.video} lessonPath={linkToLesson(course.slug, lesson.slug)} />
      )}
      {user && (
        <section className={styles.part} aria-labelledby="lesson-note-title">
          <h2 id="lesson-note-title">{t('note.title')}</h2>
          <NoteField
            userId={user.id}
            lesson={lesson.id}
            note={lesson.note}
            longest={lessonNoteLength}
            words={wordsOf('lessons.note', [
              'label',
              'hint',
              'stored',
              'waiting',
              'sending',
              'signedOut',
            ])}
            className={`${field.input} ${form.long} ${styles.note}`}
            statusClass={styles.status}
          />
          <LessonPlace
            userId={user.id}
            lesson={lesson.id}
            target={textId}
            place={lesson.progress?.finishedAt ? 0 : (lesson.progress?.place ?? 0)}
          />
        </section>
      )}
      {lesson.quiz && (user || isPreview) && (
        <section className={styles.part} aria-labelledby="lesson-quiz">
          <h2 id="lesson-quiz">{t('quiz.title')}</h2>
          <QuizState quiz={lesson.quiz} />
          <p>
            {/* A new document: its page begins an attempt. */}
            <a
              className={buttonClass(lesson.quiz.isPassed ? 'quiet' : 'primary')}
              href={linkToQuiz(course.slug, lesson.slug)}
            >
              {t(lesson.quiz.attempts.length > 0 ? 'quiz.again' : 'quiz.begin')}
            </a>
          </p>
        </section>
      )}
      {!isInNone(course) && <Steps found={found} user={user} />}
      {course.isComplete && (
        <p>
          <CertificateLink course={course} look="quiet" />
        </p>
      )}
      {!isInNone(course) && <LessonOutline course={course} current={lesson.id} />}
    </article>
  )
}

/** To the lesson before, and on to the next one. */
function Steps({ found, user }: Pick<LessonPageProps, 'found' | 'user'>) {
  const { course, lesson } = found
  const t = translations('lessons')
  const next = afterLesson(found)
  const isFinished = lesson.progress?.finishedAt
  return (
    <nav className={styles.end} aria-label={t('steps')}>
      {user && !isFinished ? (
        <FinishButton
          lesson={lesson.id}
          label={t(lesson.next ? 'finishAndGoOn' : 'finish')}
          next={next}
          look={lesson.quiz && !lesson.quiz.isPassed ? 'quiet' : 'primary'}
          words={savingWords({ submit: t('finish') })}
        />
      ) : (
        <ButtonLink href={next}>{lesson.next ? t('next') : t('toCourses')}</ButtonLink>
      )}
      {lesson.previous && (
        <a href={linkToLesson(course.slug, lesson.previous.slug)} rel="prev">
          {t('previous')}
        </a>
      )}
    </nav>
  )
}
