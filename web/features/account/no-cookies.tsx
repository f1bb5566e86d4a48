'use client'

import { useSyncExternalStore } from 'react'
import form from '@/ui/form/form.module.css'

const never = () => () => undefined

/** Warning on login pages when the browser blocks cookies, as some in-app browsers do. The session is a cookie. */
export function NoCookies({ text }: { text: string }) {
  const areRefused = useSyncExternalStore(
    never,
    () => !navigator.cookieEnabled,
    () => false,
  )
  return (
    <div role="alert" className={form.alert}>
      {areRefused && <p>{text}</p>}
    </div>
  )
}
