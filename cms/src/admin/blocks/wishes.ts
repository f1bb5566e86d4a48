import { useEffect, useState } from 'react'
import type { BaseEditor } from 'slate'
import type { Values } from './forms'
import type { Formed } from './offered'

/** A block that somebody wants to insert, or to change: `values` are those that it has. */
export type Wish = {
  kind: Formed
  values?: Values
  onDone: (values: Values) => void
  /** The text that it is for, in which one goes on afterwards. */
  editor: BaseEditor
}

let show: ((wish: Wish) => void) | undefined

/** Opens the form of a block. It stands outside of the text: a key pressed in it is none of the text's. */
export const askForBlock = (wish: Wish) => show?.(wish)

/** The form that is asked for; the one place that shows it uses this. */
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
