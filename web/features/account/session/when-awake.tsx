import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/** A part that is loaded once its page is awake, and is nothing before: pages that never show it carry nothing of it. */
export function whenAwake<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazy(load)
  return function WhenAwake(props: Props) {
    const [isAwake, setAwake] = useState(false)
    useEffect(() => setAwake(true), [])
    if (!isAwake) return null
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
