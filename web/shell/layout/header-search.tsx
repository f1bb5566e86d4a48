import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { longestSearch } from '@/lib/contract/search'
import styles from './header-search.module.css'

/** The search of the site on wide screens: a sign that becomes a field where one writes. */
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
