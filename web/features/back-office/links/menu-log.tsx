import { formatDatedMoment } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import styles from '@/features/back-office/shop/shop.module.css'
import { menuOverrideIds } from '@/lib/contract/menu-override-ids'
import { askAsUser } from '@/server/session/get-session'

const most = 20

/** The latest changes of all menu items. */
export async function MenuLog() {
  const t = translations('admin.links.menu')
  const names = wordsOf('admin.links.menu.items')
  const acts: Readonly<Record<string, string>> = wordsOf('admin.shop.actions')
  const logs = await Promise.all(
    menuOverrideIds.map(async (id) => {
      const input = { kind: 'menuAddress', id } as const
      const log = await askAsUser({ endpoint: 'adminAuditLog', input })
      return (log?.actions ?? []).map((action) => ({ ...action, id }))
    }),
  )
  const actions = logs
    .flat()
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, most)
  if (actions.length === 0) return null
  return (
    <section>
      <h2>{t('log')}</h2>
      <ol className={styles.log}>
        {actions.map(({ id, act, by, at }) => (
          <li key={`${at} ${id}`}>
            <time dateTime={at}>{formatDatedMoment(at)}</time>
            <p>
              <strong>{names[id]}</strong>
              <span>{` · ${[acts[act] ?? act, by].filter(Boolean).join(' · ')}`}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
