import type { Order } from '@krono/contract'
import { leadsSomewhere, linkTo, linkToAnalysis } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { DownloadButton } from '@/features/analysis/actions/download-button'
import { downloadWords } from '@/features/analysis/actions/words'
import { distinctNames } from '@/features/relationship/people'
import { productFacts } from '@/lib/contract/products'
import { ButtonLink } from '@/ui/button/button-link'
import { SiteLink } from '@/ui/button/site-link'
import styles from './analyses.module.css'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

type Bought = Order & { analysis: NonNullable<Order['analysis']> }

const isBought = (order: Order): order is Bought => order.analysis !== null

type Withheld = Order & { aftermath: NonNullable<Order['aftermath']> }

/** One that was there, and whose money went back or is asked for. */
const isWithheld = (order: Order): order is Withheld =>
  !order.isGift &&
  order.analysis === null &&
  order.aftermath !== null &&
  productFacts(order.product).kind === 'analysis'

/** The analyses that somebody has, the newest first: to read and to fetch. */
export function AnalysesSection({ orders }: SectionProps) {
  const t = translations('profile.analyses')
  const bought = orders.filter(isBought)
  const withheld = orders.filter(isWithheld)
  if (bought.length + withheld.length === 0) return <NoAnalyses />
  return (
    <SectionCard id="analyses" title={t('title')} lead={t('lead')}>
      <ul className={styles.analyses}>
        {bought.map((order) => (
          <AnalysisRow key={order.id} order={order} />
        ))}
        {withheld.map((order) => (
          <WithheldRow key={order.id} order={order} />
        ))}
      </ul>
    </SectionCard>
  )
}

function NoAnalyses() {
  const t = translations('profile.analyses')
  const href = linkTo('interpretations')
  return (
    <SectionCard
      id="analyses"
      title={t('title')}
      lead={t(leadsSomewhere(href) ? 'none' : 'noneYet')}
    >
      <div>
        <ButtonLink look="quiet" href={href}>
          {t('choose')}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}

function AnalysisRow({ order: { id, analysis, paidAt, createdAt } }: { order: Bought }) {
  const kind = translations('analysis.kind')
  const names = distinctNames(analysis.names.map((name) => ({ name }))).join(', ')
  return (
    <li>
      <div className={styles.what}>
        <SiteLink href={linkToAnalysis(analysis.id)} className={styles.names}>
          <bdi>{names}</bdi>
        </SiteLink>
        <span className={styles.facts}>
          {[kind(analysis.kind), formatLongDateOf(paidAt ?? createdAt)].join(' · ')}
        </span>
      </div>
      <DownloadButton
        order={id}
        language={language}
        look="quiet"
        about={names}
        {...downloadWords(linkTo('profile'))}
      />
    </li>
  )
}

function WithheldRow({ order: { name, aftermath } }: { order: Withheld }) {
  const t = translations('profile.analyses')
  const state = aftermath.is === 'resting' ? 'resting' : 'over'
  return (
    <li>
      <div className={styles.what}>
        <span className={styles.names}>{name}</span>
        <span className={styles.facts}>
          {t(state, { date: formatLongDateOf(aftermath.since) })}
        </span>
      </div>
    </li>
  )
}
