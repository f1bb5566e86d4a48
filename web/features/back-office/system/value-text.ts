import { formatDatedMoment } from '@/base/text/format'
import { translations } from '@/base/words/translations'

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** A stored value in words: of a setting, or of a change in the log. */
export function valueText(value: unknown): string {
  const t = translations('admin.system')
  if (value === null || value === undefined || value === '') return t('empty')
  if (typeof value === 'boolean') return value ? t('on') : t('off')
  if (typeof value === 'string') return instant.test(value) ? formatDatedMoment(value) : value
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (typeof value !== 'object') return String(value)
  const parts = Object.values(value).filter((part) => part !== '' && part !== null)
  return parts.length === 0 ? t('empty') : parts.map(valueText).join(' · ')
}
