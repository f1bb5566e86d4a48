'use client'

import { ErrorMessage } from '@/shell/messages/error-message'

/** Shown in the place of a page that could not be made, with its frame. */
export default function ErrorPage() {
  return (
    <main id="content">
      <ErrorMessage />
    </main>
  )
}
