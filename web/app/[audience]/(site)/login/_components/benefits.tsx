import { chartOf } from '@krono/chart'
import { translations } from '@/base/words/translations'
import { PlateOrnament } from '@/features/analysis/cover/plate-ornament'
import { exampleDate } from '@/features/chart/example'
import styles from './benefits.module.css'

type BenefitsProps = {
  /** Of the chart that the visitor wants to save. */
  birthDate: string | undefined
  /** For a newcomer it tells what an account is good for. */
  isFirst: boolean
}

/** A plate beside the form: the newcomer's own, where it was computed already. */
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
