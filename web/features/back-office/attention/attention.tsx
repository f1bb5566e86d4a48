import { translations } from '@/base/words/translations'
import { AgainButton } from './again-button'
import styles from './attention.module.css'
import { AttentionLine } from './attention-line'
import { getAttentionItems } from './get-attention-items'

/** Open tasks of the admin: a line for each kind, a note that there are none, or an error. */
export async function Attention() {
  const t = translations('admin.overview')
  const items = await getAttentionItems()
  if (!items)
    return (
      <p className={styles.calm}>
        {t('failed')} <AgainButton word={translations('error')('retry')} />
      </p>
    )
  const waiting = items.filter(({ count }) => count > 0)
  if (waiting.length === 0) return <p className={styles.calm}>{t('nothing')}</p>
  return (
    <section className={styles.items} aria-label={t('title')}>
      <ul>
        {waiting.map((item) => (
          <li key={item.kind} data-urgent={urgent.has(item.kind) || undefined}>
            <AttentionLine item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Kinds about money and stopped jobs. */
const urgent: ReadonlySet<string> = new Set(['incidents', 'jobs'])
