import { linkToCourse } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { ItemCard } from '@/features/items/item-card'
import { ItemCover } from '@/features/items/item-cover'
import type { List } from '@/features/listing/list'
import { itemKeyOf } from '@/lib/contract/item-keys'
import { getProducts } from '@/server/cms/calls'
import { type CourseCard, getCourses } from '@/server/cms/courses'

type Listed = CourseCard & { product: Awaited<ReturnType<typeof getProducts>>[number] | undefined }

/** The courses on sale, with their prices, in the editors' order. */
async function load(): Promise<Listed[]> {
  const [courses, products] = await Promise.all([getCourses(), getProducts()])
  return courses.map((course) => ({
    ...course,
    product: products.find(({ key }) => key === itemKeyOf('course', course.documentId)),
  }))
}

/** The catalogue of courses. */
export const courseList: List<Listed> = {
  path: '/courses',
  words: 'courses',
  perPage: 24,
  load,
  keyOf: ({ documentId }) => documentId,
  sorts: { listed: () => 0 },
  Card: ({ item }) => (
    <ItemCard
      title={item.title}
      lead={item.lead}
      kind={item.teacherName || translations('shop.kinds')('course')}
      href={linkToCourse(item.slug)}
      cover={<ItemCover item={item} isEdge />}
      product={item.product}
    />
  ),
}
