import { linkTo, linkToLesson } from '@/base/routing/links'
import type { Lesson } from '@/lib/contract/learning'
import type { FoundLesson } from './find-lesson'

/** The address after a lesson: the next one, or the learner's courses after the last one. */
export const afterLesson = ({ course, lesson }: FoundLesson & { lesson: Lesson }) =>
  lesson.next ? linkToLesson(course.slug, lesson.next.slug) : linkTo('myCourses')
