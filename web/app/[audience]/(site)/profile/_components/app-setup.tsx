'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { Field } from '@/ui/form/field'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import { LinkToCopy } from '@/ui/link-to-copy/link-to-copy'
import type { LinkToCopyWords } from '@/ui/link-to-copy/words'
import styles from './device-list.module.css'
import { RecoveryCodes } from './recovery-codes'

type Words = Record<
  | 'appOn'
  | 'appOff'
  | 'start'
  | 'scan'
  | 'secret'
  | 'code'
  | 'codesTitle'
  | 'codesText'
  | 'codesSeen'
  | 'newCodes'
  | 'switchOff',
  string
> & { copy: LinkToCopyWords }

type AppSetupProps = { hasApp: boolean; words: Words; callWords: FormWords }

type Started = { secret: string; qr: string }

/** Sets the authenticator app up in two steps (key, first code), shows recovery codes once, switches it off. */
export function AppSetup({ hasApp, words, callWords }: AppSetupProps) {
  const router = useRouter()
  const [started, setStarted] = useState<Started>()
  const [codes, setCodes] = useState<readonly string[]>()
  const starting = useCall('startApp', callWords)
  const renewing = useCall('renewRecoveryCodes', callWords)
  const ending = useCall('disableApp', callWords)
  const isReady = useHydrated()

  async function start() {
    const answer = await starting.call({})
    if (!answer) return
    // Drawn in the browser, so that the secret in it is sent nowhere else.
    const { qrAddress } = await import('@/ui/media/qr-address')
    setStarted({ secret: answer.secret, qr: await qrAddress(answer.uri) })
  }

  function showCodes(fresh: readonly string[]) {
    setStarted(undefined)
    setCodes(fresh)
    router.refresh()
  }

  async function renew() {
    const answer = await renewing.call({})
    if (answer) showCodes(answer.codes)
  }

  async function end() {
    if (!(await ending.call({}))) return
    setCodes(undefined)
    router.refresh()
  }

  if (codes) return <RecoveryCodes codes={codes} words={words} onDone={() => setCodes(undefined)} />
  if (started)
    return (
      <>
        <p>{words.scan}</p>
        {/* biome-ignore lint/performance/noImgElement: a drawing made in the browser */}
        <img className={styles.qr} src={started.qr} alt="" width={200} height={200} />
        <LinkToCopy label={words.secret} href={started.secret} words={words.copy} />
        <Form
          words={callWords}
          call="enableApp"
          schema={async () => (await import('@/lib/contract/second-factor')).appCode}
          read={(values) => ({ code: textOf(values, 'code') })}
          onDone={({ codes: fresh }) => {
            showCodes(fresh)
            return 'leaves'
          }}
        >
          <Field
            name="code"
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
          />
        </Form>
      </>
    )
  const isBusy = starting.isBusy || renewing.isBusy || ending.isBusy
  const button = { type: 'button', look: 'quiet', disabled: !isReady } as const
  return (
    <>
      <p>{hasApp ? words.appOn : words.appOff}</p>
      <Alert notice={starting.notice ?? renewing.notice ?? ending.notice} login={callWords.login} />
      <div className={styles.buttons}>
        {!hasApp && (
          <Button {...button} aria-disabled={isBusy} onClick={start}>
            {words.start}
          </Button>
        )}
        {hasApp && (
          <>
            <Button {...button} aria-disabled={isBusy} onClick={renew}>
              {words.newCodes}
            </Button>
            <Button {...button} aria-disabled={isBusy} onClick={end}>
              {words.switchOff}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
