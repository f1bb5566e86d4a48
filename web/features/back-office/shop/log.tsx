import { formatDatedMoment } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { quoted } from '@/features/back-office/quoted'
import type { ActsQuery } from '@/lib/contract/back-office/log'
import { askAsUser } from '@/server/session/get-session'
import styles from './shop.module.css'

/** What admins did with something, and why; nothing while nobody did anything. */
export async function Log({ kind, id }: ActsQuery) {
  const acts = (await askAsUser({ endpoint: 'adminActs', input: { kind, id } }))?.acts ?? []
  if (acts.length === 0) return null
  const names: Readonly<Record<string, string>> = wordsOf('admin.shop.acts')
  return (
    <section>
      <h3>{translations('admin.shop')('log')}</h3>
      <ol className={styles.log}>
        {acts.map(({ act, by, reason, at }) => (
          <li key={`${at} ${act}`}>
            <time dateTime={at}>{formatDatedMoment(at)}</time>
            <p>
              <strong>{names[act] ?? act}</strong>
              {by && ` · ${by}`}
              {reason && ` · ${quoted(reason)}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
