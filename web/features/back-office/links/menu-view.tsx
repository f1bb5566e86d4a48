import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { MenuOverrides } from '@/base/routing/menu-overrides'
import { translations } from '@/base/words/translations'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import { getLeads } from '@/server/cms/addresses'
import { askAsUser } from '@/server/session/get-session'
import styles from './links.module.css'
import { MenuItems } from './menu-items'
import { MenuLog } from './menu-log'

/** `preview` renders the site's menus with these overrides. */
type Props = { preview: (overrides: MenuOverrides) => ReactNode }

/** Where the items of the menu lead, and the menu of each tier with that. */
export async function MenuView({ preview }: Props) {
  const [addresses, leads] = await Promise.all([
    askAsUser({ endpoint: 'adminMenuAddresses' }),
    getLeads(),
  ])
  if (!addresses) notFound()
  const t = translations('admin.links.menu')
  // Read just now: the site's own copy may be older by a moment.
  const overrides = Object.fromEntries(
    addresses.items.flatMap(({ id, href, inherited }) => {
      const set = href ?? inherited
      return set === null ? [] : [[id, set]]
    }),
  )
  return (
    <AdminPage title={t('title')}>
      <div className={styles.page}>
        <p className={styles.lead}>{t('lead')}</p>
        <MenuItems items={addresses.items} leads={leads} />
        <section>
          <h2>{t('preview')}</h2>
          {preview(overrides)}
        </section>
        <MenuLog />
      </div>
    </AdminPage>
  )
}
