/**
 * Work of which one run is for all who asked before it began: whoever asks while it goes on gets the one that follows, and
 * so does everybody else until then.
 */
export function joined(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = () => {
    running = work().finally(() => {
      running = undefined
    })
    return running
  }
  const follow = () => {
    next = undefined
    return start()
  }
  return () => {
    if (!running) return start()
    next ??= running.then(follow, follow)
    return next
  }
}
