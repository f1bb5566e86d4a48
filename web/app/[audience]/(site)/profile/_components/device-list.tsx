'use client'

import { useState } from 'react'
import { fill } from '@/base/text/fill'
import { leaveTo } from '@/client/pending-requests'
import { clearLocalData } from '@/client/session/clear-local-data'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from './device-list.module.css'

type DeviceListProps = {
  devices: readonly { id: string; label: string; seen: string; isCurrent: boolean }[]
  /** `{label}` is replaced by the device. */
  words: { revoke: string; revoked: string; everywhere: string; everywhereHint: string }
  callWords: FormWords
  home: string
}

/** Each device with a sign-out button; the last button ends all sessions, including this one. */
export function DeviceList({ devices, words, callWords, home }: DeviceListProps) {
  const [revokedIds, setRevokedIds] = useState<readonly string[]>([])
  const [status, setStatus] = useState('')
  const revoking = useCall('revokeDevice', callWords)
  const leaving = useCall('logout', callWords)
  const isReady = useHydrated()

  async function revoke(id: string, label: string) {
    setStatus('')
    const answer = await revoking.call({ id })
    if (!answer) return
    setRevokedIds((ids) => [...ids, id])
    setStatus(fill(words.revoked, { label }))
  }

  async function leave() {
    if (!(await leaving.call({ everywhere: true }))) return
    clearLocalData()
    leaveTo(home)
  }

  return (
    <>
      <ul className={styles.devices}>
        {devices
          .filter(({ id }) => !revokedIds.includes(id))
          .map(({ id, label, seen, isCurrent }) => (
            <li key={id}>
              <div>
                <strong>{label}</strong>
                <span className={isCurrent ? styles.current : styles.seen}>{seen}</span>
              </div>
              {!isCurrent && (
                <Button
                  type="button"
                  look="quiet"
                  disabled={!isReady}
                  aria-disabled={revoking.isBusy}
                  aria-label={`${words.revoke}: ${label}`}
                  onClick={() => revoke(id, label)}
                >
                  {words.revoke}
                </Button>
              )}
            </li>
          ))}
      </ul>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <Alert notice={revoking.notice ?? leaving.notice} login={callWords.login} />
      <div className={styles.everywhere}>
        <Button type="button" look="quiet" disabled={!isReady} onClick={leave}>
          {words.everywhere}
        </Button>
        <p>{words.everywhereHint}</p>
      </div>
    </>
  )
}
