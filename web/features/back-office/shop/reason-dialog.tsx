'use client'

import { useRouter } from 'next/navigation'
import { DangerDialog, type DangerWords } from '@/features/back-office/panel/danger-dialog'
import type { FormWords } from '@/ui/form/words'

type ReasonDialogProps = {
  id: string
  words: DangerWords
  form: FormWords
} & (
  | { call: 'adminSwitchCoupon' | 'adminSwitchPayLink'; isOff: boolean }
  | { call: 'adminEndCampaign' | 'adminAnalysisAnew'; isOff?: never }
)

/** Switches something off or on, ends it or makes it anew, with a reason for the log; the page is there anew then. */
export function ReasonDialog({ id, words, form, call, isOff }: ReasonDialogProps) {
  const router = useRouter()
  const more = { words, form, onDone: router.refresh }
  if (isOff === undefined)
    return <DangerDialog {...more} call={call} input={(reason) => ({ id, reason })} />
  return <DangerDialog {...more} call={call} input={(reason) => ({ id, isOff: !isOff, reason })} />
}
