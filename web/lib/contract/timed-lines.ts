/** Most lines that are parsed: one hour of speech has fewer captions. */
export const mostTimedLines = 1500

/** A caption or chapter that begins at a second. */
export type TimedLine = { second: number; text: string }

/** `1:05 Text`, or with hours; without text the caption ends there. */
const form = /^(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)(?:\s+(.*))?$/

/** The lines that have a time, sorted by it; other lines are ignored. */
export function timedLinesOf(source: string): TimedLine[] {
  const lines = source
    .split('\n')
    .slice(0, mostTimedLines)
    .flatMap((line) => {
      const [, hours = '0', minutes, seconds, text = ''] = form.exec(line.trim()) ?? []
      if (minutes === undefined || seconds === undefined) return []
      const second = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
      return [{ second, text: text.trim() }]
    })
  return lines.sort((a, b) => a.second - b.second)
}
