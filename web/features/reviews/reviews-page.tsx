import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { ListPage } from '@/features/listing/list-page'
import { openList, type Query } from '@/features/listing/open-list'
import { getReviews } from '@/server/cms/calls'
import { getSiteSetting } from '@/server/cms/site'
import { ButtonLink } from '@/ui/button/button-link'
import { Graph } from '@/ui/structured-data/structured-data'
import { reviewData } from './review-data'
import { reviewList } from './review-list'
import styles from './reviews.module.css'
import { subjectNames } from './subject-names'
import { Summary } from './summary'
import { WriteReview } from './write-review'
import { writeAnchor, writeWords } from './write-words'

type ReviewsPageProps = { query?: Query; isMember: boolean }

/** All reviews, or the matching ones; their summary above, the form below. */
export async function ReviewsPage({ query, isMember }: ReviewsPageProps) {
  const t = translations('reviews')
  const path = linkTo('reviews')
  const { reviews, summary } = await getReviews()
  const { items } = await openList(reviewList, query)
  const { productName } = await getSiteSetting()
  const rated = reviewData({
    name: productName || env.PRODUCT_NAME,
    url: new URL(path, env.PUBLIC_URL).href,
    summary,
    reviews: items,
  })
  const words = writeWords(await subjectNames())
  return (
    <>
      {rated && !query && <Graph nodes={[rated]} />}
      <ListPage
        list={reviewList}
        {...(query && { query })}
        after={
          <section id={writeAnchor} className={styles.write} aria-labelledby="write">
            <h2 id="write">{t('write.title')}</h2>
            <p>{t('write.lead')}</p>
            {!isMember && (
              <div className={styles.visitor}>
                <p>{t('write.visitor')}</p>
                <ButtonLink href={words.login.href} look="quiet">
                  {t('write.login')}
                </ButtonLink>
              </div>
            )}
            <WriteReview isMember={isMember} words={words} />
          </section>
        }
      >
        <Summary summary={summary} hasSamples={reviews.some(({ isSample }) => isSample)} />
      </ListPage>
    </>
  )
}
