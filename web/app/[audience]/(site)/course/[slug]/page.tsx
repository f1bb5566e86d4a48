import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readAudience } from '@/base/routing/audience-params'
import { audienceRow } from '@/base/routing/audiences'
import { linkTo, linkToCourse, linkToLesson } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { courseData } from '@/features/courses/course-data'
import { courseFacts, lessonsOf } from '@/features/courses/course-facts'
import { isIncluded } from '@/features/courses/is-included'
import { Outline } from '@/features/courses/outline'
import { Teacher } from '@/features/courses/teacher'
import { ItemPage } from '@/features/items/item-page'
import { LearnerState } from '@/features/lessons/learner-course'
import { itemKeyOf } from '@/lib/contract/item-keys'
import { followMoved } from '@/server/cms/addresses'
import { getProducts } from '@/server/cms/calls'
import { getCourse, getOutline } from '@/server/cms/courses'
import { metadataOf } from '@/server/link-preview/metadata'
import { previewOfItem } from '@/server/link-preview/preview-of-item'
import { getPreview } from '@/server/preview/get-preview'
import { partOf } from '@/server/preview/part'
import { ButtonLink } from '@/ui/button/button-link'
import { Graph, PageData } from '@/ui/structured-data/structured-data'

type Props = { params: Promise<{ slug: string; audience: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const course = await findCourse(params)
  return metadataOf(previewOfItem(course), linkToCourse(course.slug))
}

/** A course before the purchase: what one learns, chapters, teacher, price, reviews (spec §2). */
export default async function CoursePage({ params }: Props) {
  const course = await findCourse(params)
  const { documentId, slug, title, lead, learns, about, isOffSale, updatedAt } = course
  const [audience, outline, products, preview] = await Promise.all([
    readAudience(params),
    getOutline(documentId),
    getProducts(),
    getPreview(),
  ])
  // What its learner has of it on "my courses", for an editor who previews one.
  const isLearner = preview?.learner === 'buyer' || preview?.learner === 'finished'
  const t = translations('courses')
  const key = itemKeyOf('course', documentId)
  const product = isOffSale ? undefined : products.find((one) => one.key === key)
  const path = linkToCourse(slug)
  const [first] = lessonsOf(outline)
  const free = lessonsOf(outline).find(({ isFree }) => isFree)
  return (
    <>
      <PageData type="WebPage" title={title} path={path} updatedAt={updatedAt} />
      <Graph nodes={[courseData({ course, outline, product, path })]} />
      <ItemPage
        item={key}
        title={title}
        lead={lead}
        facts={courseFacts(course, outline)}
        cover={course}
        learns={{ title: t('learns'), lines: learns }}
        about={{ title: t('about'), blocks: about }}
        parts={{
          title: partOf(course, 'title'),
          lead: partOf(course, 'lead'),
          about: partOf(course, 'about'),
        }}
        product={product}
        ownHref={linkTo('myCourses')}
        trial={
          free && (
            <p>
              <a href={linkToLesson(slug, free.slug)}>{t('tryFree', { title: free.title })}</a>
            </p>
          )
        }
        included={
          isLearner ? (
            <LearnerState course={outline} isFirst />
          ) : (
            isIncluded(course, audienceRow(audience)) &&
            first && (
              <>
                <p>{t('included')}</p>
                <p>
                  <ButtonLink href={linkToLesson(slug, first.slug)}>{t('begin')}</ButtonLink>
                </p>
              </>
            )
          )
        }
      >
        <Outline course={outline} isOpen={isLearner} />
        <Teacher course={course} />
      </ItemPage>
    </>
  )
}

async function findCourse(params: Props['params']) {
  const slug = decodeURIComponent((await params).slug)
  const course = await getCourse(slug)
  if (!course) await followMoved('course', slug, linkToCourse)
  return course ?? notFound()
}
