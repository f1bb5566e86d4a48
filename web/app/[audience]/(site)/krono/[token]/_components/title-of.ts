import type { SharedResult } from '@krono/contract'
import { translations } from '@/i18n/translations'

/** Whose result it is, in a line. */
export function titleOf({ people, kind }: SharedResult): string {
  const [first] = people
  const t = translations()
  if (kind === 'chart' && first) return t('result.title', { name: first.name })
  if (kind === 'test' && first?.name) return t('shared.testTitle', { name: first.name })
  return people.map(({ name }) => name).join(', ') || t('shared.title')
}
