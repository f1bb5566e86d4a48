'use client'

import { ActionDialog, type ActionDialogProps } from '@/features/back-office/panel/action-dialog'
import { ReasonField, reasonIn } from '@/features/back-office/panel/reason-field'

type ReasonDialogProps = Pick<ActionDialogProps<'adminSwitchCoupon'>, 'id' | 'words' | 'shared'> &
  (
    | { call: 'adminSwitchCoupon' | 'adminSwitchBatch' | 'adminSwitchPayLink'; isOff: boolean }
    | { call: 'adminEndCampaign' | 'adminAnalysisAnew' | 'adminRevokeCertificate'; isOff?: never }
  )

const switched = async () => (await import('@/lib/contract/back-office/shop-fields')).switchedBody

const schemaOf = {
  adminEndCampaign: async () =>
    (await import('@/lib/contract/back-office/campaigns')).endedCampaign,
  adminAnalysisAnew: async () =>
    (await import('@/lib/contract/back-office/ordered-analyses')).analysisAnew,
  adminRevokeCertificate: async () =>
    (await import('@/lib/contract/back-office/issued-certificates')).revokedCertificate,
}

/** Switches something off or on, ends, renews or revokes it, with a reason for the log; then the page is refreshed. */
export function ReasonDialog({ call, isOff, ...dialog }: ReasonDialogProps) {
  const why = <ReasonField words={dialog.shared.danger} />
  if (isOff === undefined)
    return (
      <ActionDialog {...dialog} call={call} schema={schemaOf[call]} read={reasonIn}>
        {why}
      </ActionDialog>
    )
  return (
    <ActionDialog
      {...dialog}
      call={call}
      schema={switched}
      read={(values) => ({ isOff: !isOff, ...reasonIn(values) })}
    >
      {why}
    </ActionDialog>
  )
}
