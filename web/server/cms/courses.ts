import { z } from 'zod'
import type { LearnCourse } from '@/lib/contract/learning'
import type { FromPanel } from '@/server/preview/part'
import { askCms } from './ask-cms'
import { itemFields, itemShape, linesSchema, populateSeo } from './items'
import { readOfOneLanguage, readOne } from './read'
import { blocksSchema, imageSchema, seoSchema, text } from './schemas'

const cardSchema = z.object({
  ...itemShape,
  teacherName: text,
  membership: z.enum(['none', 'yearly', 'every']).catch('none'),
})

const courseSchema = cardSchema.extend({
  about: blocksSchema,
  learns: linesSchema,
  teacherAbout: text,
  teacherPicture: imageSchema,
  accessMonths: z.number().nullish(),
  seo: seoSchema,
})

export type CourseCard = z.infer<typeof cardSchema> & FromPanel
export type Course = z.infer<typeof courseSchema> & FromPanel

/** The courses in one language, in the editors' order, without those off sale. */
export async function getCourses(): Promise<CourseCard[]> {
  return (await allCourses()).filter(({ isOffSale }) => !isOffSale)
}

function allCourses(): Promise<CourseCard[]> {
  const fields = [...itemFields, 'teacherName', 'membership', 'updatedAt']
  return readOfOneLanguage(
    'courses',
    'course',
    { sort: ['order', 'createdAt'], fields },
    cardSchema,
  )
}

/**
 * A course by its slug, also off sale, because its learners keep its page. Only existing slugs are requested, because each
 * request is cached.
 */
export async function getCourse(slug: string): Promise<Course | undefined> {
  if (!(await allCourses()).some((course) => course.slug === slug)) return undefined
  const populate = { teacherPicture: true, seo: populateSeo }
  return readOne('courses', 'course', { filters: { slug: { $eq: slug } }, populate }, courseSchema)
}

/** Chapters and lessons of a course for a visitor, for cached pages: titles and summaries, never texts or questions. */
export const getOutline = (documentId: string): Promise<LearnCourse> =>
  askCms({ endpoint: 'learnCourse', id: documentId, tag: ['course', 'lesson'] })
