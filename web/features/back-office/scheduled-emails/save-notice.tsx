'use client'

import { linkToScheduledEmail } from '@/base/routing/links'
import pill from '@/features/back-office/shell/pill.module.css'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import row from '@/ui/row/row.module.css'
import type { EmailWords } from './email-words'
import styles from './scheduled-emails.module.css'
import type { SavedVersion, useSaving } from './use-saving'

type SaveNoticeProps = {
  saving: ReturnType<typeof useSaving>
  /** Unsaved changes were restored: of the saved version, or of an older one. */
  restored: 'same' | 'older' | undefined
  id: string | undefined
  words: EmailWords
  onOverwrite: (newest: SavedVersion) => void
  onDrop: () => void
}

/** What became of the changes: restored, refused, or somebody else's came first. */
export function SaveNotice({ saving, restored, id, words, ...on }: SaveNoticeProps) {
  const { editor, form } = words
  const reading = useCall('adminScheduledEmail', form)
  return (
    <>
      <div role="status">
        {restored && (
          <div className={styles.notice}>
            <p>{restored === 'older' ? editor.restoredOlder : editor.restored}</p>
            <button type="button" className={pill.pill} onClick={on.onDrop}>
              {editor.dropRestored}
            </button>
          </div>
        )}
      </div>
      <Alert notice={saving.notice ?? reading.notice} login={form.login} />
      {saving.isConflict && id && (
        <div className={row.line}>
          <a className={pill.pill} href={linkToScheduledEmail(id)} target="_blank" rel="noreferrer">
            {editor.openSaved}
          </a>
          <button
            type="button"
            className={pill.pill}
            aria-disabled={reading.isBusy}
            onClick={async () => {
              const newest = await reading.call({ id })
              if (newest) on.onOverwrite(newest)
            }}
          >
            {editor.overwrite}
          </button>
        </div>
      )}
    </>
  )
}
