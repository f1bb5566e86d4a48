import { adminMenuFor } from '@/base/routing/admin-menu'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { SiteLink } from '@/ui/button/site-link'
import styles from './admin-menu.module.css'

/** The menu of admin pages (spec §2): built pages, grouped by subject. */
export function AdminMenu() {
  const t = translations('adminMenu')
  const groups = adminMenuFor()
  if (groups.length === 0) return null
  return (
    <nav className={styles.menu} aria-label={t('label')}>
      {groups.map(({ group, routes }) => (
        <section key={group}>
          <h2>{t(`groups.${group}`)}</h2>
          <ul>
            {routes.map((route) => (
              <li key={route}>
                <SiteLink href={linkTo(route)}>{t(`items.${route}`)}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
