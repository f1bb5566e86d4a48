import { chartOf } from '@krono/chart'
import { translations } from '@/base/words/translations'
import { PlateOrnament } from '@/features/analysis/cover/plate-ornament'
import { exampleDate } from '@/features/chart/example'
import styles from './benefits.module.css'

type BenefitsProps = {
  /** Birth date of the chart that the visitor wants to save. */
  birthDate: string | undefined
  /** On the registration page: also lists the benefits of an account. */
  isFirst: boolean
}

/** A chart beside the form: the visitor's own if it was computed already. */
export function Benefits({ birthDate, isFirst }: BenefitsProps) {
  const t = translations('login.benefits')
  return (
    <div className={isFirst ? styles.benefits : `${styles.benefits} ${styles.alone}`}>
      <PlateOrnament chart={chartOf(birthDate ?? exampleDate)} />
      {isFirst && (
        <div>
          <h2>{birthDate ? t('yours') : t('title')}</h2>
          <ul>
            <li>{t('chart')}</li>
            <li>{t('any')}</li>
            <li>{t('free')}</li>
          </ul>
        </div>
      )}
    </div>
  )
}
