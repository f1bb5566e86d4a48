import { intl } from '@/base/text/language'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size in local format: `12,5 MB`. */
export function bytesText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const unit = units[power] ?? 'byte'
  const format = new Intl.NumberFormat(intl, {
    ...{ style: 'unit', unit, unitDisplay: 'short' },
    maximumFractionDigits: power > 1 ? 1 : 0,
  })
  return format.format(bytes / 1000 ** power)
}
