'use client'

import { useState } from 'react'
import { noAnswer } from '@/client/no-answer'
import type { PasskeyCall, PasskeyInput } from '@/client/use-passkey'
import type { Calls } from '@/lib/contract/calls'
import { Button } from '@/ui/button/button'
import { Alert } from './alert'
import { type FailureNotice, failureNotice } from './failures'
import type { FormWords } from './words'

type PasskeyButtonProps<Name extends PasskeyCall> = {
  call: Name
  label: string
  /** Shown when the device offers none, or the user cancels. */
  canceled: string
  words: FormWords
  input: () => PasskeyInput<Name>
  onDone: (answer: Calls[Name]['answer']) => void
}

/** Asks the device for a passkey and sends it with a call. */
export function PasskeyButton<Name extends PasskeyCall>(props: PasskeyButtonProps<Name>) {
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<FailureNotice>()

  async function press() {
    if (isBusy) return
    setBusy(true)
    setNotice(undefined)
    const result = await import('@/client/use-passkey')
      .then(({ sendPasskey }) => sendPasskey(props.call, props.input(), props.words))
      .catch(() => noAnswer(props.words))
    if (result?.ok) return props.onDone(result.data)
    setBusy(false)
    setNotice(
      result
        ? failureNotice(result, {}, props.words)
        : { message: props.canceled, isSignedOut: false },
    )
  }

  return (
    <>
      <Button type="button" look="quiet" aria-disabled={isBusy} onClick={press}>
        {props.label}
      </Button>
      <Alert notice={notice} />
    </>
  )
}
