import { type TimedLine, timedLinesOf } from '@krono/contract'

/** A caption stays until the next one, but at most this long. */
const longestSeconds = 8

const two = (value: number) => String(value).padStart(2, '0')

function timeOf(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return `${two(hours)}:${two(minutes)}:${two(seconds % 60)}.000`
}

// Escapes WebVTT markup; an arrow would end the cue's text.
const written = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Captions in WebVTT, from lines that begin with a time; a line without text is a pause. */
export function captionsOf(source: string, videoSeconds: number): string {
  const lines = timedLinesOf(source)
  const cueOf = ({ second, text }: TimedLine, index: number) => {
    const next = lines[index + 1]?.second ?? videoSeconds
    const end = Math.min(next, second + longestSeconds, videoSeconds)
    return text && end > second ? [`${timeOf(second)} --> ${timeOf(end)}\n${written(text)}\n`] : []
  }
  return ['WEBVTT\n', ...lines.flatMap(cueOf)].join('\n')
}
