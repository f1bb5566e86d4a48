'use client'

import { useState } from 'react'
import { callApi } from '@/client/api-client'
import type { ApiResult } from '@/client/failure'
import { askPasskey } from '@/client/passkeys'
import type { CallName, Calls } from '@/lib/contract/calls'
import { Button } from '@/ui/button/button'
import { Alert } from './alert'
import { type FailureNotice, failureNotice } from './failures'
import type { FormWords } from './words'

type PasskeyCall = Extract<CallName, 'loginByPasskey' | 'confirmByPasskey'>
type Input<Name extends PasskeyCall> = Omit<Calls[Name]['input'], 'response'>

type PasskeyButtonProps<Name extends PasskeyCall> = {
  call: Name
  label: string
  /** Shown when the device offers none, or the user cancels. */
  canceled: string
  words: FormWords
  input: () => Input<Name>
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
    const result = await send(props)
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

async function send<Name extends PasskeyCall>({
  call,
  input,
  words,
}: PasskeyButtonProps<Name>): Promise<ApiResult<Calls[Name]['answer']> | undefined> {
  const challenge = await callApi('passkeyChallenge', {}, words)
  if (!challenge.ok) return challenge
  const response = await askPasskey(challenge.data)
  if (!response) return undefined
  return callApi(call, { ...input(), response } as Calls[Name]['input'], words)
}
