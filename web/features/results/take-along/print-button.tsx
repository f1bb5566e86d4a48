'use client'

import { Button } from '@/ui/button/button'

/** Opens the browser's print dialog; the page has a print style. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button type="button" look="quiet" onClick={() => print()}>
      {label}
    </Button>
  )
}
