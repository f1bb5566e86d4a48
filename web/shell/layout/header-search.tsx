import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { longestSearch } from '@/lib/contract/search'
import styles from './header-search.module.css'

/** The site search on wide screens: an icon that expands to a field on focus. */
export function HeaderSearch() {
  const t = translations('menu')
  return (
    <search className={styles.search}>
      <form action={linkTo('search')}>
        <input
          type="search"
          name="q"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={longestSearch}
          enterKeyHint="search"
          autoComplete="off"
        />
      </form>
    </search>
  )
}
