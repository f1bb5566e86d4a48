import type { Product } from '@krono/contract'
import type { Course as CourseData } from 'schema-dts'
import { locale } from '@/base/text/language'
import { env } from '@/env'
import type { LearnCourse } from '@/lib/contract/learning'
import type { Course } from '@/server/cms/courses'
import { addressOf } from '@/ui/structured-data/structured-data'
import { lessonsOf } from './course-facts'

type Facts = { course: Course; outline: LearnCourse; product: Product | undefined; path: string }

/** A course as schema.org data, with its price and its length. */
export function courseData({ course, outline, product, path }: Facts): CourseData {
  const minutes = lessonsOf(outline).reduce((sum, lesson) => sum + lesson.minutes, 0)
  const url = addressOf(path)
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    url,
    name: course.title,
    description: course.lead,
    inLanguage: locale,
    teaches: course.learns,
    provider: { '@type': 'Organization', name: env.PRODUCT_NAME, url: addressOf('/') },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      courseWorkload: `PT${minutes}M`,
      ...(course.teacherName && {
        instructor: { '@type': 'Person', name: course.teacherName },
      }),
    },
    ...(product && {
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: product.price.amount / 100,
        priceCurrency: product.price.currency.toUpperCase(),
        availability: 'https://schema.org/InStock',
        url,
      },
    }),
  }
}
