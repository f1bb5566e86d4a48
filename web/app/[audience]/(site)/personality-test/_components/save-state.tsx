'use client'

import { Alert } from '@/components/form/alert'
import type { FormWords } from '@/components/form/words'
import type { PersonalityWords } from '@/components/personality/words'
import { Button } from '@/components/ui/button'
import type { Progress } from '@/lib/personality/progress'
import styles from './result.module.css'
import type { Saving } from './use-saving'

type SaveStateProps = {
  test: Progress
  saving: Saving
  words: PersonalityWords['save']
  login: FormWords['login']
}

/** Whether a member's result is stored, in words; if not, why, and again. */
export function SaveState({ test, saving, words, login }: SaveStateProps) {
  const { isBusy, told, save } = saving
  return (
    <div className={`${styles.saving} no-print`}>
      <p role="status">{isBusy ? words.saving : test.isSaved ? words.saved : ''}</p>
      <Alert told={told && { ...told, message: `${told.message} ${words.failed}` }} login={login} />
      {told && (
        <Button type="button" look="quiet" onClick={save}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}
