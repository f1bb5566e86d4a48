'use client'

import styles from './account.module.css'
import { useSession } from './use-session'

/** A small round picture of who is signed in, or the first letter of the name; its place is there before. */
export function AccountFace() {
  const session = useSession()
  const user = session.is === 'known' ? session.user : undefined
  const letter = user?.firstName?.[0] ?? user?.email[0]
  return (
    <span className={styles.face} aria-hidden="true">
      {user?.pictureUrl ? (
        // biome-ignore lint/performance/noImgElement: cut to this size when it was uploaded
        <img
          src={user.pictureUrl.replace(/-256\.webp$/, '-96.webp')}
          alt=""
          width="28"
          height="28"
        />
      ) : (
        letter?.toUpperCase()
      )}
    </span>
  )
}
