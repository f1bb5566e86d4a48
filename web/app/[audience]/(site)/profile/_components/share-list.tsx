'use client'

import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { ShowAddresses } from '@/ui/form/show-addresses'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from './device-list.module.css'

type ShareListProps = {
  shares: readonly { id: string; address: string | null; names: string; about: string }[]
  words: Record<'open' | 'revoked' | 'show', string>
  callWords: FormWords
}

/** Each shared result with its address and a button to revoke it. */
export function ShareList({ shares, words, callWords }: ShareListProps) {
  const [revokedIds, setRevokedIds] = useState<readonly string[]>([])
  const { isBusy, notice, call } = useCall('revokeShare', callWords)
  const isReady = useHydrated()

  async function revoke(id: string) {
    if (await call({ id })) setRevokedIds((ids) => [...ids, id])
  }

  return (
    <>
      {shares.some(({ address }) => !address) && (
        <ShowAddresses label={words.show} words={callWords} />
      )}
      <ul className={styles.devices}>
        {shares
          .filter(({ id }) => !revokedIds.includes(id))
          .map(({ id, address, names, about }) => (
            <li key={id}>
              <div>
                {address ? (
                  <a
                    href={address}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${words.open}: ${names}`}
                  >
                    <bdi>{names}</bdi>
                  </a>
                ) : (
                  <bdi>{names}</bdi>
                )}
                <span className={styles.seen}>{about}</span>
              </div>
              <Button
                type="button"
                look="quiet"
                disabled={!isReady}
                aria-disabled={isBusy}
                aria-label={`${callWords.submit}: ${names}`}
                onClick={() => revoke(id)}
              >
                {callWords.submit}
              </Button>
            </li>
          ))}
      </ul>
      <p role="status" className={styles.status}>
        {revokedIds.length > 0 && words.revoked}
      </p>
      <Alert notice={notice} login={callWords.login} />
    </>
  )
}
