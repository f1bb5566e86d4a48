'use client'

import { useRouter } from 'next/navigation'
import { fill } from '@/base/text/fill'
import pill from '@/features/back-office/shell/pill.module.css'
import { PopUp } from '@/features/back-office/shell/pop-up'
import type { ListName } from '@/lib/contract/back-office/lists'
import type { SavedView } from '@/lib/contract/back-office/views'
import { Button } from '@/ui/button/button'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'
import { handOn } from './hand-on'
import styles from './menu.module.css'

type ViewsMenuProps = {
  list: ListName
  path: string
  /** The current query of the list. */
  query: string
  views: readonly SavedView[]
  /** Whether the admin's role may save and delete views. */
  canChange: boolean
  words: Record<'views' | 'noViews' | 'viewName' | 'saveView' | 'deleteView', string>
  form: FormWords
}

/** Saved views of the list, and the form to save this one. */
export function ViewsMenu({ list, path, query, views, canChange, words, form }: ViewsMenuProps) {
  const router = useRouter()
  const saving = useCall('adminSaveView', form)
  const deleting = useCall('adminDeleteView', form)
  const notice = saving.notice ?? deleting.notice
  return (
    <PopUp label={words.views} className={pill.pill} isAtEnd>
      {(close) => (
        <div className={styles.editor} data-peers="li button, input">
          {views.length === 0 && <p>{words.noViews}</p>}
          <ul className={styles.views}>
            {views.map(({ id, name, query: saved }) => (
              <li key={id}>
                {/* A full page load: typed values belong to the previous view. */}
                <a href={saved ? `${path}?${saved}` : path}>{name}</a>
                {canChange && (
                  <button
                    ref={handOn}
                    type="button"
                    aria-label={fill(words.deleteView, { name })}
                    onClick={async () => {
                      if (await deleting.call({ view: id })) router.refresh()
                    }}
                  >
                    ✕
                  </button>
                )}
              </li>
            ))}
          </ul>
          {canChange && (
            <form
              className={styles.editor}
              onSubmit={async (event) => {
                event.preventDefault()
                const name = String(new FormData(event.currentTarget).get('name'))
                if (!(await saving.call({ list, name, query }))) return
                router.refresh()
                close()
              }}
            >
              <label className={styles.end}>
                <span>{words.viewName}</span>
                <input name="name" required maxLength={60} autoComplete="off" />
              </label>
              <Button type="submit" aria-disabled={saving.isBusy}>
                {words.saveView}
              </Button>
            </form>
          )}
          <p role="alert" className={styles.wrong}>
            {notice?.message}
          </p>
        </div>
      )}
    </PopUp>
  )
}
