'use client'

import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'

/**
 * Downloads by an API call instead of a link, because the password may be required first
 * (decision password-confirmation).
 */
export function DataDownload({ words }: { words: FormWords }) {
  const { isBusy, notice, call } = useCall('exportUser', words)
  const isReady = useHydrated()

  async function download() {
    const data = await call({})
    if (!data) return
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
    const href = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href, download: 'krono.json' }).click()
    URL.revokeObjectURL(href)
  }

  return (
    <div>
      <Button
        type="button"
        look="quiet"
        disabled={!isReady}
        aria-disabled={isBusy}
        onClick={download}
      >
        {isBusy ? words.sending : words.submit}
      </Button>
      <Alert notice={notice} login={words.login} />
    </div>
  )
}
