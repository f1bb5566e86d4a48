import type { ReactNode } from 'react'
import { searchLabel } from '@/base/routing/menu'
import type { MenuGroup, MenuLink } from '@/base/routing/menu-for'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { AccountFace } from '@/features/account/session/account-face'
import { LazyAccountItems } from '@/features/account/session/lazy-member-parts'
import { SiteLink } from '@/ui/button/site-link'
import styles from './menu-list.module.css'

/** The menu items. One group is open at a time, by the `name` attribute of details, without JavaScript. */
export function MenuList({ entries }: { entries: readonly (MenuLink | MenuGroup)[] }) {
  const t = translations('menu')
  const leaving = { signOut: t('signOut'), failed: t('signOutFailed') }
  return (
    <ul className={styles.list}>
      {entries.map((entry) =>
        'links' in entry ? (
          <li key={entry.label}>
            <details className={styles.group} name="menu">
              <summary className={styles.item}>
                {entry.label === 'account' && <AccountFace />}
                <span>{t(`items.${entry.label}`)}</span>
              </summary>
              <Links links={entry.links}>
                {entry.label === 'account' && (
                  <LazyAccountItems
                    itemClass={styles.item ?? ''}
                    words={leaving}
                    isFamilyFirst={language === 'hun'}
                  />
                )}
              </Links>
            </details>
          </li>
        ) : (
          <Item
            key={menuWords(entry)}
            link={entry}
            className={'label' in entry && entry.label === searchLabel ? styles.narrow : undefined}
          />
        ),
      )}
    </ul>
  )
}

function Links({ links, children }: { links: readonly MenuLink[]; children: ReactNode }) {
  return (
    <ul className={styles.panel}>
      {links.map((link) => (
        <Item key={menuWords(link)} link={link} />
      ))}
      {children}
    </ul>
  )
}

function Item({ link, className }: { link: MenuLink; className?: string | undefined }) {
  return (
    <li className={className}>
      <SiteLink className={styles.item} href={link.href}>
        {menuWords(link)}
      </SiteLink>
    </li>
  )
}

/** The label of an item: a text of the cms, or a message. */
export const menuWords = (link: MenuLink) =>
  'text' in link ? link.text : translations('menu')(`items.${link.label}`)
