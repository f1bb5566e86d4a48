import { translations } from '@/base/words/translations'
import { AgainButton } from './again-button'
import { getNeeds } from './get-needs'
import { NeedLine } from './need-line'
import styles from './needs.module.css'

/** Does anything need me? A line for each kind of what waits, that nothing does, or that nobody knows just now. */
export async function Needs() {
  const t = translations('admin.overview')
  const needs = await getNeeds()
  if (!needs)
    return (
      <p className={styles.calm}>
        {t('failed')} <AgainButton word={translations('error')('retry')} />
      </p>
    )
  const waiting = needs.filter(({ count }) => count > 0)
  if (waiting.length === 0) return <p className={styles.calm}>{t('nothing')}</p>
  return (
    <section className={styles.needs} aria-label={t('title')}>
      <ul>
        {waiting.map((need) => (
          <li key={need.kind} data-urgent={urgent.has(need.kind) || undefined}>
            <NeedLine need={need} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Money, and what stands still. */
const urgent: ReadonlySet<string> = new Set(['incidents', 'jobs'])
