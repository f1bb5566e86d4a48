import { useEffect, useRef, useState } from 'react'

/** Whether something has come near the window: what it needs is loaded then and not before. */
export function useSeen<Seen extends Element>() {
  const ref = useRef<Seen>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true)
      },
      { rootMargin: '25%' },
    )
    if (ref.current) sight.observe(ref.current)
    return () => sight.disconnect()
  }, [])
  return { ref, isSeen }
}
