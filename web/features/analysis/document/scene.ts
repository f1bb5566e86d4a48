import type { Chart } from '@krono/chart'
import type { AnalysisChapter, AnalysisDocument, ChapterBlock } from '@krono/contract'
import { distinctNames } from '@/features/relationship/people'
import { type DocumentWords, documentWords } from './document-words'

/** Rendering context of the blocks of a chapter. */
export type Scene = {
  document: AnalysisDocument
  chapter: AnalysisChapter
  words: DocumentWords
  /** Distinct names of the people. */
  names: readonly string[]
  /** Language of the texts, when it differs from the document's. */
  textLang: string | undefined
  /** Level of the chapter's own heading. */
  headingLevel: number
}

export type Block<Type extends ChapterBlock['type']> = Extract<ChapterBlock, { type: Type }>

export type BlockProps<Type extends ChapterBlock['type']> = { block: Block<Type>; scene: Scene }

type SceneOf = { document: AnalysisDocument; chapter: AnalysisChapter; headingLevel: number }

export function sceneOf({ document, chapter, headingLevel }: SceneOf): Scene {
  const isOther = chapter.language !== document.language
  return {
    document,
    chapter,
    headingLevel,
    words: documentWords(document.language),
    names: distinctNames(document.people),
    textLang: isOther ? documentWords(chapter.language).lang : undefined,
  }
}

/** The chart of a person of the document. The cms computed it with the same engine. */
export function chakrasOfPerson(
  { people }: AnalysisDocument,
  person: number,
): Pick<Chart, 'chakras'> {
  const chart: Partial<Chart> = people[person]?.chart ?? {}
  if (!chart.chakras) throw new RangeError(`an analysis without a chart of person ${person}`)
  return { chakras: chart.chakras }
}

export const chapterId = (key: string) => `chapter-${key}`
