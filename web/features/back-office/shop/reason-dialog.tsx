'use client'

import { ActDialog, type ActDialogProps } from '@/features/back-office/panel/act-dialog'
import { ReasonField, reasonIn } from '@/features/back-office/panel/reason-field'

type ReasonDialogProps = Pick<ActDialogProps<'adminSwitchCoupon'>, 'id' | 'words' | 'shared'> &
  (
    | { call: 'adminSwitchCoupon' | 'adminSwitchPayLink'; isOff: boolean }
    | { call: 'adminEndCampaign' | 'adminAnalysisAnew'; isOff?: never }
  )

const switched = async () => (await import('@/lib/contract/back-office/shop-fields')).switchedBody

const schemaOf = {
  adminEndCampaign: async () =>
    (await import('@/lib/contract/back-office/campaigns')).endedCampaign,
  adminAnalysisAnew: async () =>
    (await import('@/lib/contract/back-office/ordered-analyses')).analysisAnew,
}

/** Switches something off or on, ends it or makes it anew, with a reason for the log; the page is there anew then. */
export function ReasonDialog({ call, isOff, ...dialog }: ReasonDialogProps) {
  const why = <ReasonField words={dialog.shared.danger} />
  if (isOff === undefined)
    return (
      <ActDialog {...dialog} call={call} schema={schemaOf[call]} read={reasonIn}>
        {why}
      </ActDialog>
    )
  return (
    <ActDialog
      {...dialog}
      call={call}
      schema={switched}
      read={(values) => ({ isOff: !isOff, ...reasonIn(values) })}
    >
      {why}
    </ActDialog>
  )
}
