type Line = { running: Promise<void>; next: Promise<void> | undefined }

const lines = new Map<string, Line>()

/**
 * Does work about a subject, one at a time in this process. Whoever comes while it is being done shares the next
 * turn: that one begins after they came, so it sees what they know of.
 */
export function takeTurns(subject: string, work: () => Promise<void>): Promise<void> {
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
