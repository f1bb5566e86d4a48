import { type Audience, audienceRow } from '@/base/routing/audiences'
import { linkTo } from '@/base/routing/links'
import { menu, menuAction } from '@/base/routing/menu'
import { linksFor, menuFor } from '@/base/routing/menu-for'
import { translations } from '@/base/words/translations'
import { LazyCouponIcon } from '@/features/account/session/lazy-member-parts'
import { MenuBehaviour } from '@/shell/menu/menu-behaviour'
import { MenuList, menuWords } from '@/shell/menu/menu-list'
import { getMenuQuestion } from '@/shell/menu/menu-question'
import { SiteLink } from '@/ui/button/site-link'
import { Brand } from '@/ui/page/brand'
import styles from './header.module.css'
import { HeaderSearch } from './header-search'

const menuId = 'menu'

/**
 * Header of a page with a menu. Under 1000 px the menu is a sheet behind a button: a native popover, so that it opens,
 * closes and handles Escape without JavaScript. It covers the button that opens it, so the focus moves to the button
 * that closes it.
 */
export async function Header({ audience }: { audience: Audience }) {
  const t = translations('menu')
  const question = await getMenuQuestion(audience)
  const [action] = linksFor(menuAction, question)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand />
        <nav className={styles.nav} aria-label={t('label')}>
          <button
            type="button"
            className={styles.open}
            popoverTarget={menuId}
            aria-label={t('open')}
          />
          <div id={menuId} popover="auto" className={styles.menu}>
            <div className={styles.top}>
              <Brand />
              <button
                type="button"
                className={styles.close}
                popoverTarget={menuId}
                popoverTargetAction="hide"
                aria-label={t('close')}
                autoFocus
              />
            </div>
            <MenuList entries={menuFor(menu, question)} />
          </div>
        </nav>
        <div className={styles.end}>
          <HeaderSearch />
          {audienceRow(audience).tier !== 'visitor' && (
            <LazyCouponIcon href={linkTo('myCoupons')} label={t('hasCoupon')} />
          )}
          {action && (
            <SiteLink className={styles.action} href={action.href}>
              {menuWords(action)}
            </SiteLink>
          )}
        </div>
      </div>
      <MenuBehaviour menuId={menuId} />
    </header>
  )
}
