'use client'

import { ErrorMessage } from '@/shell/messages/error-message'

/** Shown where a screen of the back office could not be made: the rail beside it stays. */
export default function ErrorPage() {
  return <ErrorMessage />
}
