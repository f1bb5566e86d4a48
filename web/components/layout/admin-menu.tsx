import { SiteLink } from '@/components/ui/site-link'
import { translations } from '@/i18n/translations'
import { adminMenuFor } from '@/lib/admin-menu'
import { linkTo } from '@/lib/links'
import styles from './admin-menu.module.css'

/** The menu of admin pages (spec §2): those that are built, by what they are about. */
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
