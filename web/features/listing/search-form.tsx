import { translations } from '@/base/words/translations'
import { longestSearch } from '@/lib/contract/search'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/form/text-field'
import styles from './listing.module.css'

type SearchFormProps = {
  path: string
  q: string
  /** Other parameters, which stay. */
  preserved?: Readonly<Record<string, string>>
}

/** A search keeps the filters, and begins on the first page. */
export function SearchForm({ path, q, preserved = {} }: SearchFormProps) {
  const t = translations('listing')
  return (
    <form action={path} className={styles.form}>
      <TextField
        id="list-search"
        type="search"
        name="q"
        label={t('search')}
        defaultValue={q}
        maxLength={longestSearch}
        enterKeyHint="search"
        autoComplete="off"
      />
      {Object.entries(preserved).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{t('submit')}</Button>
    </form>
  )
}
