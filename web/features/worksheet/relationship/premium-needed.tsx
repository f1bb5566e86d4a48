import { chartOf, relationshipOf } from '@krono/chart'
import { linkTo } from '@/base/routing/links'
import { formatLongDate } from '@/base/text/format'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { PairLegend } from '@/features/chart/drawing/legend'
import { exampleDate } from '@/features/chart/example'
import analysis from '@/features/chart/reading/reading.module.css'
import { PairFigure } from '@/features/relationship/drawing/pair-figure'
import { pairRows } from '@/features/relationship/rows'
import { errors } from '@/lib/contract/errors'
import { ButtonLink } from '@/ui/button/button-link'
import { SiteLink } from '@/ui/button/site-link'
import { Card } from '@/ui/card/card'
import { PageHead } from '@/ui/page/page-head'
import styles from './relationship-tab.module.css'

/** Date of the second person of the example pair. */
const otherDate = '1985-12-04'

const gifts = ['one', 'two', 'three', 'four', 'five'] as const

/** Describes the relationship calculator, with the link to the required plan; the drawn pair is an example. */
export function PremiumNeeded() {
  const t = translations()
  const facts = relationshipOf(exampleDate, otherDate)
  const rows = pairRows(t, [chartOf(exampleDate), chartOf(otherDate)], facts)
  const example = t('relationship.limit.example', {
    dateA: formatLongDate(exampleDate),
    dateB: formatLongDate(otherDate),
  })
  return (
    <>
      <PageHead title={t('relationship.limit.title')} lead={t('relationship.limit.text')} />
      <div className={styles.limit}>
        <Card className={styles.card}>
          <p className={styles.sentence}>{errors.relationshipNeedsPremium[language]}</p>
          <p>
            {t('relationship.limit.opens')}{' '}
            <SiteLink href={linkTo('payment')}>{t('relationship.limit.plans')}</SiteLink>
          </p>
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
