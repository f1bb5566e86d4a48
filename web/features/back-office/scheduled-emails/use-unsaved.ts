import { useEffect, useEffectEvent, useRef } from 'react'
import { presentUser, whenKnown } from '@/client/session/presence'
import { readFromTab, storeInTab } from '@/ui/form/tab-values'
import type { EditedEmail } from './edited-email'

/** Changes that were not saved; `updatedAt`: of the version that was edited. `id` is 'new' for a new e-mail. */
type Unsaved = { id: string; updatedAt: string; email: EditedEmail }

/**
 * Keeps unsaved changes in this tab, so that leaving the page, a reload and a new login lose nothing; asks before the
 * tab is closed. Those of the e-mail that was edited last are kept.
 */
export function useUnsaved(
  { id, updatedAt, email }: Unsaved,
  isChanged: boolean,
  onRestore: (found: Unsaved) => void,
) {
  const isLookedFor = useRef(false)
  const text = JSON.stringify({ id, updatedAt, email } satisfies Unsaved)

  const restore = useEffectEvent((found: Unsaved | undefined) => {
    isLookedFor.current = true
    // What was typed meanwhile stays.
    if (found && !isChanged) onRestore(found)
  })
  useEffect(() => {
    void findUnsaved(id).then((found) => restore(found))
  }, [id])

  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])

  useEffect(() => {
    if (!isLookedFor.current) return
    const owner = presentUser()
    if (isChanged && owner) storeInTab({ scheduledEmail: JSON.stringify({ owner, text }) })
    else if (!isChanged) dropUnsaved(id)
  }, [id, text, isChanged])
}

function dropUnsaved(id: string) {
  if (read()?.found.id === id) storeInTab({ scheduledEmail: '' })
}

async function findUnsaved(id: string): Promise<Unsaved | undefined> {
  const stored = read()
  if (stored?.found.id !== id) return undefined
  return (await whenKnown()) === stored.owner ? stored.found : undefined
}

// The stored text may be from another version.
function read(): { owner: string; found: Unsaved } | undefined {
  try {
    const { owner, text } = JSON.parse(readFromTab('scheduledEmail') ?? '{}')
    const found: unknown = JSON.parse(text)
    const isUnsaved = typeof found === 'object' && found !== null && 'email' in found
    return isUnsaved ? { owner, found: found as Unsaved } : undefined
  } catch {
    return undefined
  }
}
