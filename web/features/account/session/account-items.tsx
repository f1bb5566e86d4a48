'use client'

import { useState } from 'react'
import { clearLocalData } from '@/client/session/clear-local-data'
import styles from './account.module.css'
import { useSession } from './use-session'

type Words = { signOut: string; failed: string }

type Props = {
  words: Words
  itemClass: string
  /** Hungarian puts the family name first. */
  isFamilyFirst: boolean
}

/** In the menu's account group: the name of the user, and signing out (spec §4: sign out reloads the page). */
export function AccountItems({ words, itemClass, isFamilyFirst }: Props) {
  const session = useSession()
  const [hasFailed, setFailed] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const user = session.is === 'known' ? session.user : undefined
  const names = [user?.firstName, user?.lastName].filter(Boolean)
  const name = (isFamilyFirst ? names.reverse() : names).join(' ')

  async function signOut() {
    setLeaving(true)
    setFailed(false)
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: '{}' }
    const answer = await fetch('/api/user/logout', request).catch(() => undefined)
    // A session that has already ended is the desired result.
    if (answer?.ok || answer?.status === 401) {
      clearLocalData()
      return location.reload()
    }
    setLeaving(false)
    setFailed(true)
  }

  return (
    <>
      {user && (
        <li className={styles.who}>
          {name && <bdi>{name}</bdi>}
          <small>{user.email}</small>
        </li>
      )}
      <li>
        <button
          type="button"
          className={`${itemClass} ${styles.out}`}
          disabled={isLeaving}
          onClick={signOut}
        >
          {words.signOut}
        </button>
        <p role="status" className={styles.failed}>
          {hasFailed && words.failed}
        </p>
      </li>
    </>
  )
}
