'use client'

import { ErrorMessage } from '@/shell/messages/error-message'

/** Shown in place of a page that could not be rendered, within the layout. */
export default function ErrorPage() {
  return (
    <main id="content">
      <ErrorMessage />
    </main>
  )
}
