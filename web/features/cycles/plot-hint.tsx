import { translations } from '@/base/words/translations'
import { unitOf } from './axis-ticks'
import { showsTurns } from './crossings'
import styles from './plot.module.css'

const gridWords = { day: 'unitDay', monday: 'unitMonday', month: 'unitMonth' } as const

/** Explains the lines and dots of the drawing, and how to move the marked day. */
export function PlotHint({ days }: { days: number }) {
  const t = translations('biorhythm')
  return (
    <p className={styles.hint}>
      <span>{t(gridWords[unitOf(days)])}</span> {showsTurns(days) && <span>{t('turns')}</span>}{' '}
      <span className="no-print">{t('drag')}</span>
    </p>
  )
}
