/** Minutes in words: `1 óra 5 perc`. */
export function durationText(minutes: number, intl: string): string {
  const part = (unit: 'hour' | 'minute', value: number) =>
    new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return part('minute', rest)
  return rest === 0 ? part('hour', hours) : `${part('hour', hours)} ${part('minute', rest)}`
}
