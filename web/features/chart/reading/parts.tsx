import { translations } from '@/base/words/translations'
import { Tabs } from '@/ui/tabs/tabs'
import styles from './reading.module.css'

/** The way to the parts of a chart, which is long on a phone. */
export function Parts({ hasToday }: { hasToday: boolean }) {
  const t = translations('result')
  const tabs = [
    { href: '#figure', label: t('partFigure') },
    { href: '#chakras', label: t('partChakras') },
    { href: '#measures', label: t('partMeasures') },
    ...(hasToday ? [{ href: '#today', label: t('partToday') }] : []),
  ]
  return (
    <div className={styles.parts}>
      <Tabs label={t('parts')} tabs={tabs} />
    </div>
  )
}
