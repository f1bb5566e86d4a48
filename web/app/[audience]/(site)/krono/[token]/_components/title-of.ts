import type { SharedResult } from '@krono/contract'
import { translations } from '@/base/words/translations'
import { fullTitleOf } from '@/features/analysis/document/document-title'
import { sharedDocument } from '@/features/analysis/document/shared-document'

/** Title of a shared result: the names of its people and its kind, in one line. */
export function titleOf(shared: SharedResult): string {
  const { people, kind } = shared
  if (kind === 'analysis') return fullTitleOf(sharedDocument(shared))
  const [first] = people
  const t = translations()
  if (kind === 'chart' && first) return t('result.title', { name: first.name })
  if (kind === 'test' && first?.name) return t('shared.testTitle', { name: first.name })
  return people.map(({ name }) => name).join(', ') || t('shared.title')
}
