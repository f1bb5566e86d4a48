import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { Pages } from '@/features/listing/pages'
import { addressOf } from '@/features/listing/read-asked'
import { SearchForm } from '@/features/listing/search-form'
import { Card } from '@/ui/card/card'
import { PageHead } from '@/ui/page/page-head'
import type { Query } from './find-on-site'
import { findOnSite, readQuestion } from './find-on-site'
import { OtherWays } from './other-ways'
import { Result } from './result'
import styles from './search.module.css'

/** The search of the whole site: a plain form, so that results have an address and work without JavaScript. */
export async function SearchPage({ query }: { query?: Query }) {
  const t = translations('search')
  const request = readQuestion(query)
  const found = request.q === '' ? undefined : await findOnSite(request)
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      <search>
        <SearchForm path={linkTo('search')} q={request.q} />
      </search>
      {found ? <Answer found={found} request={request} /> : <OtherWays lead={t('start')} />}
    </div>
  )
}

type AnswerProps = {
  found: Awaited<ReturnType<typeof findOnSite>>
  request: ReturnType<typeof readQuestion>
}

function Answer({ found, request }: AnswerProps) {
  const t = translations()
  const { items, total, page, pageSize, closeness } = found
  if (total === 0)
    return (
      <Card className={styles.nothing} aria-labelledby="nothing-found">
        <div role="status">
          <h2 id="nothing-found">{t('search.none', { what: request.q })}</h2>
        </div>
        <OtherWays lead={t('search.advice')} />
      </Card>
    )
  return (
    <section className={styles.answer} aria-label={t('search.results')}>
      <p className={styles.count} role="status">
        {t('listing.found', { count: total })}
      </p>
      {closeness !== 'whole' && <p>{t(`search.${closeness}`)}</p>}
      <ol className={styles.results}>
        {items.map((item) => (
          <Result key={item.path} item={item} />
        ))}
      </ol>
      <Pages
        open={{
          page,
          pages: Math.ceil(total / pageSize),
          linkTo: (change) => addressOf(linkTo('search'), { ...request, ...change }, request.sort),
        }}
      />
    </section>
  )
}
