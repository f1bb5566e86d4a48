'use client'

import pill from '@/features/back-office/shell/pill.module.css'
import { PopUp } from '@/features/back-office/shell/pop-up'
import { Button } from '@/ui/button/button'
import styles from './menu.module.css'
import { useListState } from './use-list-state'

type ColumnsMenuProps = {
  columns: readonly { name: string; label: string; isShown: boolean }[]
  words: Record<'columns' | 'apply', string>
}

const none: readonly string[] = []

/** The visible columns; the first one cannot be hidden. */
export function ColumnsMenu({ columns, words }: ColumnsMenuProps) {
  const { change } = useListState(none)
  return (
    <PopUp label={words.columns} className={pill.dashed}>
      {(close) => (
        <form
          className={styles.editor}
          onSubmit={(event) => {
            event.preventDefault()
            const shown = new FormData(event.currentTarget).getAll('column').map(String)
            change({ columns: shown.length > 0 ? shown.join(',') : null })
            close()
          }}
        >
          <fieldset className={styles.fields}>
            <legend>{words.columns}</legend>
            {columns.map(({ name, label, isShown }) => (
              <label key={name} className={styles.tick}>
                <input type="checkbox" name="column" value={name} defaultChecked={isShown} />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
          <Button type="submit">{words.apply}</Button>
        </form>
      )}
    </PopUp>
  )
}
