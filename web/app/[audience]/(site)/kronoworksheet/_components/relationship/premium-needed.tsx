import { chartOf, relationshipOf } from '@krono/chart'
import analysis from '@/components/analysis/analysis.module.css'
import { PairLegend } from '@/components/chart/legend'
import { PairFigure } from '@/components/relationship/pair-figure'
import { pairRows } from '@/components/relationship/rows'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { PageHead } from '@/components/ui/page-head'
import { translations } from '@/i18n/translations'
import { errors } from '@/lib/contract/errors'
import { exampleDate } from '@/lib/example'
import { formatDate } from '@/lib/format'
import { language } from '@/lib/language'
import { linkTo } from '@/lib/links'
import styles from './relationship-tab.module.css'

/** The second one of the example pair. */
const otherDate = '1985-12-04'

const gifts = ['one', 'two', 'three', 'four'] as const

/** What the relationship calculator would give, and the way to it; the pair drawn is an example. */
export function PremiumNeeded() {
  const t = translations()
  const facts = relationshipOf(exampleDate, otherDate)
  const rows = pairRows(t, [chartOf(exampleDate), chartOf(otherDate)], facts)
  const example = t('relationship.limit.example', {
    dateA: formatDate(exampleDate),
    dateB: formatDate(otherDate),
  })
  return (
    <>
      <PageHead title={t('relationship.limit.title')} lead={t('relationship.limit.text')} />
      <div className={styles.limit}>
        <Card className={styles.card}>
          <p className={styles.sentence}>{errors.relationshipNeedsPremium[language]}</p>
          <h2>{t('relationship.limit.gives')}</h2>
          <ul className={styles.gifts}>
            {gifts.map((gift) => (
              <li key={gift}>{t(`relationship.limit.${gift}`)}</li>
            ))}
          </ul>
          <p className={styles.actions}>
            <ButtonLink href={linkTo('payment')}>{t('relationship.limit.pay')}</ButtonLink>
            <ButtonLink look="quiet" href={`${linkTo('profile')}#premium`}>
              {t('relationship.limit.premium')}
            </ButtonLink>
          </p>
        </Card>
        <Card className={analysis.figureCard}>
          <PairFigure rows={rows} label={example} />
          <PairLegend
            t={t}
            names={[t('relationship.limit.exampleA'), t('relationship.limit.exampleB')]}
          />
          <p className={analysis.legendNote}>{example}</p>
        </Card>
      </div>
    </>
  )
}
