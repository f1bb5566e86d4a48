const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long ago an instant was, in days, and in hours while it is less than one: `2 nappal ezelőtt`. */
export function sinceText(instant: string, { now, intl }: { now: Date; intl: string }): string {
  const ms = new Date(instant).getTime() - now.getTime()
  const format = new Intl.RelativeTimeFormat(intl, { numeric: 'auto' })
  return -ms < dayMs
    ? format.format(Math.ceil(Math.min(ms, 0) / hourMs), 'hour')
    : format.format(Math.ceil(ms / dayMs), 'day')
}
