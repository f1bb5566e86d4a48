import { type TimedLine, timedLinesOf } from '@krono/contract'

/** A line stays until the next one, and no longer than this after it began. */
const longestSeconds = 8

const two = (value: number) => String(value).padStart(2, '0')

function timeOf(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return `${two(hours)}:${two(minutes)}:${two(seconds % 60)}.000`
}

// What WebVTT would take for a mark of its own; an arrow would end the line's text.
const written = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Captions as browsers read them (WebVTT), of lines that begin with a time; a line without words is silence. */
export function captionsOf(source: string, filmSeconds: number): string {
  const lines = timedLinesOf(source)
  const cueOf = ({ second, text }: TimedLine, index: number) => {
    const next = lines[index + 1]?.second ?? filmSeconds
    const end = Math.min(next, second + longestSeconds, filmSeconds)
    return text && end > second ? [`${timeOf(second)} --> ${timeOf(end)}\n${written(text)}\n`] : []
  }
  return ['WEBVTT\n', ...lines.flatMap(cueOf)].join('\n')
}
