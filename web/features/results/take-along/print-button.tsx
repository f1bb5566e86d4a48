'use client'

import { Button } from '@/ui/button/button'

/** Opens the browser's own way to print; the page has a style of its own for paper. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button type="button" look="quiet" onClick={() => print()}>
      {label}
    </Button>
  )
}
