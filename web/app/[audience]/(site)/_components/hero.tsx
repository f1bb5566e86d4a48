import { chartOf } from '@krono/chart'
import { formatLongDate } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import { exampleDate } from '@/features/chart/example'
import { LiveDateField } from '@/features/chart/live/live-date-field'
import { LivePlate } from '@/features/chart/live/live-plate'
import { BarePlate } from '@/features/chart/plate/bare-plate'
import { PersonForm } from '@/features/people/person-form'
import type { IndexVariant } from '@/server/cms/schemas'
import { partOf } from '@/server/preview/part'
import { Card } from '@/ui/card/card'
import { LanguageNote } from '@/ui/notice/language-note'
import styles from './hero.module.css'

/** The first screen: what the product is, and the calculator on top of a chart drawing. */
export function Hero({ variant }: { variant: IndexVariant }) {
  const t = translations('livePlate')
  const example = { date: formatLongDate(exampleDate) }
  const words = { ...wordsOf('livePlate'), example: t('example', example) }
  return (
    <div className={styles.hero}>
      <h1 {...partOf(variant, 'title')}>{variant.title}</h1>
      <div className={styles.drawing}>
        <LivePlate date={exampleDate} words={words}>
          <BarePlate
            className={styles.plate}
            chart={chartOf(exampleDate)}
            label={t('label', example)}
          />
        </LivePlate>
      </div>
      <Card className={styles.form}>
        <PersonForm Field={LiveDateField} />
      </Card>
      <div className={styles.lead}>
        <LanguageNote lang={variant.lang} />
        <Blocks blocks={variant.description} part={partOf(variant, 'description')} />
      </div>
    </div>
  )
}
