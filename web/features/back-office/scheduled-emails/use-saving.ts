import { useState } from 'react'
import { callApi } from '@/client/api-client'
import { whilePending } from '@/client/pending-requests'
import { scheduledEmailErrors } from '@/lib/contract/back-office/scheduled-email-errors'
import { type FailureNotice, failureNotice } from '@/ui/form/failures'
import { passwordAsker } from '@/ui/form/password-asker'
import type { FormWords } from '@/ui/form/words'
import { type EditedEmail, inputOf } from './edited-email'

/** The version that a save replaces: of an e-mail, or undefined for a new one. */
export type SavedVersion = { id: string; updatedAt: string } | undefined

/** Saves the e-mail. `isConflict`: somebody else has changed it since; what was typed stays. */
export function useSaving(form: FormWords) {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{
    notice?: FailureNotice | undefined
    isConflict: boolean
  }>()

  async function save(email: EditedEmail, version: SavedVersion) {
    if (isBusy) return undefined
    setBusy(true)
    setFailed(undefined)
    const input = { ...version, ...inputOf(email) }
    const result = await whilePending(() =>
      callApi('adminSaveScheduledEmail', input, form, passwordAsker(form)),
    )
    setBusy(false)
    if (result.ok) return result.data
    const { scheduledEmailChanged } = scheduledEmailErrors
    setFailed({
      notice: failureNotice(result, {}, form),
      isConflict: result.error.message === scheduledEmailChanged[form.language],
    })
    return undefined
  }

  return { isBusy, notice: failed?.notice, isConflict: failed?.isConflict ?? false, save }
}
