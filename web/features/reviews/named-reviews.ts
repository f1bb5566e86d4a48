import type { Review } from '@/lib/contract/reviews'
import { getReviews } from '@/server/cms/calls'
import { subjectNames } from './subject-names'

/** A review with the name of its subject. */
export type NamedReview = Review & { subjectName: string; subjectOrder: number }

/** All approved reviews, each with the name of its subject. */
export async function namedReviews(): Promise<NamedReview[]> {
  const [{ reviews }, names] = await Promise.all([getReviews(), subjectNames()])
  return reviews.map((review) => {
    const subjectOrder = names.findIndex(({ value }) => value === review.subject)
    return { ...review, subjectName: names[subjectOrder]?.name ?? '', subjectOrder }
  })
}
