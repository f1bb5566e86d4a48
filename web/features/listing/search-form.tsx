import { translations } from '@/base/words/translations'
import { longestSearch } from '@/lib/contract/search'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/form/text-field'
import type { List } from './list'
import styles from './listing.module.css'
import type { OpenList } from './open-list'

type SearchFormProps<Item> = { list: List<Item>; open: OpenList<Item> }

/** Searching keeps what is chosen, and begins on the first page. */
export function SearchForm<Item>({ list, open: { asked, sorts } }: SearchFormProps<Item>) {
  const t = translations('listing')
  const kept = { ...asked.chosen, ...(asked.sort !== sorts[0] && { sort: asked.sort }) }
  return (
    <form action={list.path} className={styles.form}>
      <TextField
        id="list-search"
        type="search"
        name="q"
        label={t('search')}
        defaultValue={asked.q}
        maxLength={longestSearch}
        enterKeyHint="search"
        autoComplete="off"
      />
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{t('submit')}</Button>
    </form>
  )
}
