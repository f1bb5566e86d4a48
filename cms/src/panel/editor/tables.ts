import { type ContentTypeUid, contentTypes } from '../../platform/lib/content-types'
import type { PanelLanguage } from '../../platform/lib/panel-language'
import type { EditorTable } from '../../platform/manifests/editor-table'
import { courseAnswer } from './course-answer'
import { courseChapter } from './course-chapter'
import { courseQuestion } from './course-question'
import { ebookChapter } from './ebook-chapter'
import { offer } from './offer'
import { question } from './question'
import { salesFact } from './sales-fact'
import { salesSection } from './sales-section'
import { seo } from './seo'

/** The table of every content type, from its manifest. */
export const contentTypeTables = Object.fromEntries(
  contentTypes.map(({ uid, editor }) => [uid, editor]),
) as Readonly<Record<ContentTypeUid, EditorTable>>

/** What a field is called in the form; its own name without a label. */
export const labelOf = (uid: ContentTypeUid, field: string, language: PanelLanguage): string =>
  contentTypeTables[uid].fields[field]?.[language].label ?? field

export const componentTables = {
  'shared.seo': seo,
  'shared.question': question,
  'home.offer': offer,
  'details.section': salesSection,
  'details.fact': salesFact,
  'course.chapter': courseChapter,
  'course.question': courseQuestion,
  'course.answer': courseAnswer,
  'ebook.chapter': ebookChapter,
} as const satisfies Record<string, EditorTable>
