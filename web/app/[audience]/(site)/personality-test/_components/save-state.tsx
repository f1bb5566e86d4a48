'use client'

import type { PersonalityWords } from '@/features/personality/profile/words'
import type { Progress } from '@/features/personality/progress'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import type { FormWords } from '@/ui/form/words'
import styles from './result.module.css'
import type { Saving } from './use-saving'

type SaveStateProps = {
  test: Progress
  saving: Saving
  words: PersonalityWords['save']
  login: FormWords['login']
}

/** Whether a member's result is stored; if not, the reason, and a button to retry. */
export function SaveState({ test, saving, words, login }: SaveStateProps) {
  const { isBusy, notice, save } = saving
  return (
    <div className={`${styles.saving} no-print`}>
      <p role="status">{isBusy ? words.saving : test.isSaved ? words.saved : ''}</p>
      <Alert
        notice={notice && { ...notice, message: `${notice.message} ${words.failed}` }}
        login={login}
      />
      {notice && (
        <Button type="button" look="quiet" onClick={save}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}
