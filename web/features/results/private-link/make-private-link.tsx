'use client'

import { useState } from 'react'
import { linkToSecret } from '@/base/routing/links'
import type { Calls } from '@/lib/contract/calls'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'
import { PrivateLink, type PrivateLinkWords } from '@/ui/link-to-copy/private-link'
import styles from '../take-along/take-along.module.css'

export type PrivateLinkWish = Omit<Calls['createShare']['input'], 'showsDates'>

type PrivateLinkTexts = Record<'title' | 'lead' | 'ready' | 'revoked' | 'withDate', string> & {
  link: PrivateLinkWords
}

type MakePrivateLinkProps = { wish: PrivateLinkWish; words: FormWords; texts: PrivateLinkTexts }

/** Shares by a private link (spec §4): requesting link, ready to share, could not be saved. */
export function MakePrivateLink({ wish, words, texts }: MakePrivateLinkProps) {
  const [showsDates, setShowsDates] = useState(false)
  const [shared, setShared] = useState<{ id: string; address: string }>()
  const [isRevoked, setRevoked] = useState(false)
  const create = useCall('createShare', words)
  const revoke = useCall('revokeShare', words)

  async function share() {
    setRevoked(false)
    const made = await create.call({ ...wish, showsDates })
    if (!made) return
    const address = new URL(linkToSecret('sharedAnalysis', made.token), location.origin).href
    setShared({ id: made.id, address })
  }

  async function revokeLink() {
    if (!shared || !(await revoke.call({ id: shared.id }))) return
    setShared(undefined)
    setRevoked(true)
  }

  return (
    <div className={styles.part}>
      <h3>{texts.title}</h3>
      <p className={styles.lead}>{texts.lead}</p>
      {shared ? (
        <PrivateLink
          href={shared.address}
          words={texts.link}
          isBusy={revoke.isBusy}
          onRevoke={revokeLink}
        />
      ) : (
        <>
          {wish.people && (
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={showsDates}
                onChange={(event) => setShowsDates(event.target.checked)}
              />
              <span>{texts.withDate}</span>
            </label>
          )}
          <p>
            <Button type="button" look="quiet" aria-disabled={create.isBusy} onClick={share}>
              {create.isBusy ? words.sending : words.submit}
            </Button>
          </p>
        </>
      )}
      <Alert notice={create.notice ?? revoke.notice} login={words.login} />
      <p role="status" className={styles.status}>
        {create.isBusy && <span>{words.sending}</span>}
        {shared && <span>{texts.ready}</span>}
        {isRevoked && <span>{texts.revoked}</span>}
      </p>
    </div>
  )
}
