import type { Order } from '@krono/contract'
import { DownloadButton } from '@/components/analysis-actions/download-button'
import { downloadWords } from '@/components/analysis-actions/words'
import { distinctNames } from '@/components/relationship/people'
import { ButtonLink } from '@/components/ui/button-link'
import { SiteLink } from '@/components/ui/site-link'
import { translations } from '@/i18n/translations'
import { formatLongDateOf } from '@/lib/format'
import { language } from '@/lib/language'
import { leadsSomewhere, linkTo, linkToAnalysis } from '@/lib/links'
import styles from './analyses.module.css'
import { SectionCard } from './section'
import type { SectionProps } from './sections'

type Bought = Order & { analysis: NonNullable<Order['analysis']> }

const isBought = (order: Order): order is Bought => order.analysis !== null

/** The analyses that somebody has, the newest first: to read and to fetch. */
export function AnalysesSection({ orders }: SectionProps) {
  const t = translations('profile.analyses')
  const bought = orders.filter(isBought)
  if (bought.length === 0) return <NoAnalyses />
  return (
    <SectionCard id="analyses" title={t('title')} lead={t('lead')}>
      <ul className={styles.analyses}>
        {bought.map((order) => (
          <AnalysisRow key={order.id} order={order} />
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
