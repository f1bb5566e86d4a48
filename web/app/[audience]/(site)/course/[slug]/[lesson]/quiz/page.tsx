import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkToNewAttempt, linkToQuiz } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { findLesson } from '@/features/lessons/find-lesson'
import { LockedLesson } from '@/features/lessons/locked-lesson'
import { QuizPage } from '@/features/lessons/quiz-page'
import { getPreview } from '@/server/preview/get-preview'
import { requireUserAt } from '@/server/session/get-session'

type Props = {
  params: Promise<{ slug: string; lesson: string }>
  searchParams: SearchParams
}

async function find({ params, searchParams }: Props) {
  const { slug, lesson } = await params
  const wantsAgain = firstValue((await searchParams).again) !== ''
  const linkTo = wantsAgain ? linkToNewAttempt : linkToQuiz
  const found = await findLesson(decodeURIComponent(slug), decodeURIComponent(lesson), linkTo)
  return { found, wantsAgain }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { outline } = (await find(props)).found
  const title = `${translations('lessons.quiz')('title')} · ${outline.title}`
  return { title, robots: { index: false, follow: false } }
}

/** The quiz of a lesson (spec §2). */
export default async function LessonQuiz(props: Props) {
  const { found, wantsAgain } = await find(props)
  const { course, outline, lesson } = found
  if (!(await getPreview())) await requireUserAt(linkToQuiz(course.slug, outline.slug))
  if (!outline.hasQuiz) notFound()
  if (!lesson) return <LockedLesson {...found} />
  return <QuizPage found={{ ...found, lesson }} wantsAgain={wantsAgain} />
}
