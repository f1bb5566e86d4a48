'use client'

import { ErrorMessage } from '@/shell/messages/error-message'

/** Shown when a back office screen could not be rendered; the side navigation stays visible. */
export default function ErrorPage() {
  return <ErrorMessage />
}
