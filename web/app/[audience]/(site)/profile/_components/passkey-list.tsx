'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { canUsePasskeys } from '@/client/passkeys'
import { makePasskey } from '@/client/use-passkey'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from './device-list.module.css'

type PasskeyListProps = {
  passkeys: readonly { id: string; name: string; used: string }[]
  /** Name of a new one: this device. */
  newName: string
  words: Record<'none' | 'add' | 'remove' | 'unable' | 'canceled', string>
  callWords: FormWords
}

/** The user's passkeys with a button each to remove it, and one to add this device. */
export function PasskeyList({ passkeys, newName, words, callWords }: PasskeyListProps) {
  const router = useRouter()
  const [status, setStatus] = useState('')
  const asking = useCall('passkeyOptions', callWords)
  const adding = useCall('addPasskey', callWords)
  const removing = useCall('removePasskey', callWords)
  const isReady = useHydrated()
  const isAble = isReady && canUsePasskeys()
  const isBusy = asking.isBusy || adding.isBusy || removing.isBusy

  async function add() {
    setStatus('')
    const options = await asking.call({})
    if (!options) return
    const response = await makePasskey(options)
    if (!response) return setStatus(words.canceled)
    if (await adding.call({ response, name: newName })) router.refresh()
  }

  async function remove(id: string) {
    setStatus('')
    if (await removing.call({ id })) router.refresh()
  }

  return (
    <>
      {passkeys.length === 0 && <p>{words.none}</p>}
      <ul className={styles.devices}>
        {passkeys.map(({ id, name, used }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong> <span className={styles.seen}>{used}</span>
            </div>
            <Button
              type="button"
              look="quiet"
              disabled={!isReady}
              aria-disabled={isBusy}
              aria-label={`${words.remove}: ${name}`}
              onClick={() => remove(id)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {isReady && !isAble ? words.unable : status}
      </p>
      <Alert notice={asking.notice ?? adding.notice ?? removing.notice} login={callWords.login} />
      <div>
        <Button type="button" look="quiet" disabled={!isAble} aria-disabled={isBusy} onClick={add}>
          {words.add}
        </Button>
      </div>
    </>
  )
}
