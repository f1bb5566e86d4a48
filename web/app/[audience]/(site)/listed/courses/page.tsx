import type { Metadata } from 'next'
import type { SearchParams } from '@/base/routing/search-params'
import { courseList } from '@/features/courses/course-list'
import { PriceNotice } from '@/features/legal/price-notice'
import { listMetadata } from '@/features/listing/list-metadata'
import { ListPage } from '@/features/listing/list-page'

type Props = { searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  listMetadata(courseList, await searchParams)

/** /courses with a page number, rendered per request (decision routes-and-guards). */
export default async function ListedCourses({ searchParams }: Props) {
  return <ListPage list={courseList} query={await searchParams} after={<PriceNotice />} />
}
