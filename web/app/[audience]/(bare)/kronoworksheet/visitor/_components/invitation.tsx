import { chartOf } from '@krono/chart'
import { translations } from '@/base/words/translations'
import { Figurine } from '@/features/chart/drawing/figurine'
import { exampleDate } from '@/features/chart/example'
import { PersonForm } from '@/features/people/person-form'
import { Card } from '@/ui/card/card'
import { Brand } from '@/ui/page/brand'
import { PageHead } from '@/ui/page/page-head'
import styles from './worksheet.module.css'

/** The calculator without a result. An invalid date is shown again as it was typed. */
export function Invitation({ name, typed }: { name: string; typed: string }) {
  const t = translations('worksheet')
  return (
    <div className={styles.page}>
      <Brand />
      <div className={styles.invitation}>
        <div>
          <PageHead title={t('title')} lead={t('lead')} />
          <Card className={styles.form}>
            <PersonForm name={name} date={typed} isInvalid={typed !== ''} />
          </Card>
        </div>
        <div className={styles.aside}>
          <Figurine chart={chartOf(exampleDate)} />
          <ol className={styles.steps}>
            <li>{t('stepDate')}</li>
            <li>{t('stepFigure')}</li>
            <li>{t('stepText')}</li>
          </ol>
        </div>
      </div>
    </div>
  )
}
