type Line = { running: Promise<void>; next: Promise<void> | undefined }

const lines = new Map<string, Line>()

/**
 * Runs work on a subject one at a time in this process. Calls during a run share one next run: it starts after them, so
 * it sees their changes.
 */
export function runExclusive(subject: string, work: () => Promise<void>): Promise<void> {
  const line = lines.get(subject)
  if (!line) return start(subject, work)
  line.next ??= line.running.catch(() => undefined).then(() => start(subject, work))
  return line.next
}

function start(subject: string, work: () => Promise<void>): Promise<void> {
  const running = work()
  const line: Line = { running, next: undefined }
  lines.set(subject, line)
  const leave = () => {
    if (lines.get(subject) === line && !line.next) lines.delete(subject)
  }
  running.then(leave, leave)
  return running
}
