import type { Metadata } from 'next'
import { linkToLesson } from '@/base/routing/links'
import { findLesson } from '@/features/lessons/find-lesson'
import { LessonPage } from '@/features/lessons/lesson-page'
import { LockedLesson } from '@/features/lessons/locked-lesson'
import { getPreview } from '@/server/preview/get-preview'
import { getSession } from '@/server/session/get-session'

type Props = { params: Promise<{ slug: string; lesson: string }> }

const find = async ({ params }: Props) => {
  const { slug, lesson } = await params
  return findLesson(decodeURIComponent(slug), decodeURIComponent(lesson), linkToLesson)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { course, outline } = await find(props)
  const { title, summary, isFree, slug } = outline
  return {
    title: [title, course.title].filter(Boolean).join(' · '),
    description: summary,
    alternates: { canonical: linkToLesson(course.slug, slug) },
    ...(!isFree && { robots: { index: false, follow: true } }),
  }
}

/** A lesson of a course; the free one for everybody. */
export default async function CourseLesson(props: Props) {
  const isPreview = !!(await getPreview())
  // An editor in a preview is not a member: nothing of it is stored.
  const [found, session] = await Promise.all([find(props), isPreview ? undefined : getSession()])
  const { lesson } = found
  return lesson ? (
    <LessonPage found={{ ...found, lesson }} user={session?.user} isPreview={isPreview} />
  ) : (
    <LockedLesson {...found} />
  )
}
