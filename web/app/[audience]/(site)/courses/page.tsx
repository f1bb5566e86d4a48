import type { Metadata } from 'next'
import { courseList } from '@/features/courses/course-list'
import { PriceNotice } from '@/features/legal/price-notice'
import { listMetadata } from '@/features/listing/list-metadata'
import { ListPage } from '@/features/listing/list-page'

export function generateStaticParams() {
  return []
}

export const generateMetadata = (): Promise<Metadata> => listMetadata(courseList)

/** The catalogue of courses (spec §2). */
export default function Courses() {
  return <ListPage list={courseList} after={<PriceNotice />} />
}
