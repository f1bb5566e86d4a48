'use client'

import { ActionDialog } from '@/features/back-office/panel/action-dialog'
import type { DialogWords } from '@/features/back-office/panel/dialog-words'
import { ReasonField, reasonIn } from '@/features/back-office/panel/reason-field'

type Words = Record<'accept' | 'acceptText' | 'refuse' | 'refuseText', string>

type DecideDialogsProps = { id: string; words: Words; shared: DialogWords }

const schema = async () => (await import('@/lib/contract/back-office/referrals')).decidedReferral

/** Accepts or refuses a held friend, with a reason; then the page is refreshed. */
export const DecideDialogs = ({ id, words, shared }: DecideDialogsProps) =>
  ([true, false] as const).map((isAccepted) => {
    const name = isAccepted ? 'accept' : 'refuse'
    const title = words[name]
    return (
      <ActionDialog
        key={name}
        call="adminDecideReferral"
        {...{ id, schema, shared }}
        about={`${id} ${name}`}
        words={{ open: title, title, submit: title, text: words[`${name}Text`] }}
        read={(values) => ({ isAccepted, ...reasonIn(values) })}
      >
        <ReasonField words={shared.danger} />
      </ActionDialog>
    )
  })
