'use client'

import styles from './account.module.css'
import { useSession } from './use-session'

/** Round picture of the signed-in user, or the first letter of the name. Its space is reserved. */
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
