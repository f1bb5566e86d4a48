import { formatDatedMoment } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { quoted } from '@/features/back-office/quoted'
import type { AuditLogQuery } from '@/lib/contract/back-office/log'
import { askAsUser } from '@/server/session/get-session'
import styles from './shop.module.css'

/** Audit log of an object, with reasons; nothing without entries. */
export async function Log({ kind, id }: AuditLogQuery) {
  const actions =
    (await askAsUser({ endpoint: 'adminAuditLog', input: { kind, id } }))?.actions ?? []
  if (actions.length === 0) return null
  const names: Readonly<Record<string, string>> = wordsOf('admin.shop.actions')
  return (
    <section>
      <h3>{translations('admin.shop')('log')}</h3>
      <ol className={styles.log}>
        {actions.map(({ act, by, reason, at }) => (
          <li key={`${at} ${act}`}>
            <time dateTime={at}>{formatDatedMoment(at)}</time>
            <p>
              <strong>{names[act] ?? act}</strong>
              {by && <span>{` · ${by}`}</span>}
              {reason && <span>{` · ${quoted(reason)}`}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
