import { permanentRedirect } from 'next/navigation'
import { linkTo } from '@/base/routing/links'

/** /course without a name leads to the catalogue. */
export default function CourseShelf() {
  permanentRedirect(linkTo('courses'))
}
