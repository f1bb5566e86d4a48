import { useEffect, useState } from 'react'
import type { BaseEditor } from 'slate'
import type { Values } from './forms'
import type { Formed } from './offered'

/** A request to insert or change a block: `values` are those of an existing block. */
export type Wish = {
  kind: Formed
  values?: Values
  onDone: (values: Values) => void
  /** The editor of the text, which gets the focus afterwards. */
  editor: BaseEditor
}

let show: ((wish: Wish) => void) | undefined

/** Opens the form of a block. It is rendered outside of the text, so that its key presses do not reach the editor. */
export const openBlockForm = (wish: Wish) => show?.(wish)

/** The requested form; used by the one component that renders it. */
export function useWish(): [Wish | undefined, () => void] {
  const [wish, setWish] = useState<Wish>()
  useEffect(() => {
    show = setWish
    return () => {
      show = undefined
    }
  }, [])
  return [wish, () => setWish(undefined)]
}
