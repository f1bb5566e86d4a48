import { chartOf } from '@krono/chart'
import { Figurine } from '@/components/chart/figurine'
import { Brand } from '@/components/layout/brand'
import { PersonForm } from '@/components/person-form/person-form'
import { Card } from '@/components/ui/card'
import { PageHead } from '@/components/ui/page-head'
import { env } from '@/env'
import { translations } from '@/i18n/translations'
import { exampleDate } from '@/lib/example'
import styles from './worksheet.module.css'

/** The calculator before it has a date; a wrong date comes back as it was typed. */
export function Invitation({ name, typed }: { name: string; typed: string }) {
  const t = translations('worksheet')
  return (
    <div className={styles.page}>
      <Brand name={env.PRODUCT_NAME} />
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
