import type { SharedResult } from '@krono/contract'
import { fullTitleOf } from '@/components/analysis-document/document-title'
import { sharedDocument } from '@/components/analysis-document/shared-document'
import { translations } from '@/i18n/translations'

/** Whose result it is, in a line. */
export function titleOf(shared: SharedResult): string {
  const { people, kind } = shared
  if (kind === 'analysis') return fullTitleOf(sharedDocument(shared))
  const [first] = people
  const t = translations()
  if (kind === 'chart' && first) return t('result.title', { name: first.name })
  if (kind === 'test' && first?.name) return t('shared.testTitle', { name: first.name })
  return people.map(({ name }) => name).join(', ') || t('shared.title')
}
