import type {
  AnalysisChapter,
  AnalysisDocument,
  AnalysisKind,
  ChapterBlock,
  ChapterKey,
  Language,
} from '@krono/contract'
import { isProse, type Outline, type OutlineBlock, type OutlineChapter } from './compose/outline'
import { languageOf } from './texts/chapter-texts'
import type { EditionTexts, LanguageTexts } from './texts/edition-text'
import { fillText } from './texts/fill-text'

type DocumentSource = {
  outline: Outline
  texts: EditionTexts
  kind: AnalysisKind
  madeOn: string
  engineVersion: string
  textVersion: string
  language: Language
  /** false: the document contains no birth date, not even in a chart. */
  showsDates?: boolean
  /** Default: all; in the order of the analysis. */
  chapters?: readonly ChapterKey[] | undefined
}

/** An analysis with its texts: the source of page, shared page, sample and PDF. */
export function documentOf(source: DocumentSource): AnalysisDocument {
  const { outline, texts, language, showsDates = true, chapters } = source
  const names = outline.people.map(({ name }) => name)
  const shown = outline.chapters.filter(({ key }) => chapters?.includes(key) ?? true)
  return {
    kind: source.kind,
    language,
    people: outline.people.map(({ name, date, chart }) => ({
      name,
      date: showsDates ? date : null,
      chart: { ...chart, date: showsDates ? date : '' },
    })),
    madeOn: source.madeOn,
    engineVersion: source.engineVersion,
    textVersion: source.textVersion,
    chapters: shown.map((chapter) => chapterOf(chapter, { texts, wanted: language, names })),
  }
}

type Wording = { texts: EditionTexts; wanted: Language; names: readonly string[] }

function chapterOf(chapter: OutlineChapter, { texts, wanted, names }: Wording): AnalysisChapter {
  const language = languageOf(chapter, texts, wanted)
  const wording = { texts: texts[language], language, names }
  const blocks = chapter.blocks.flatMap((block) => blockOf(block, wording))
  return { key: chapter.key, language, blocks }
}

type ChapterWording = { texts: LanguageTexts; language: Language; names: readonly string[] }

/** A text that no longer exists in any language is omitted. */
function blockOf(block: OutlineBlock, { texts, language, names }: ChapterWording): ChapterBlock[] {
  if (!isProse(block)) return [block]
  const { type, key, parts, fillings } = block
  const text = texts[key]
  if (!text) return []
  const { title, short, long } = text
  const written = parts === 'whole' ? [...short, ...long] : short
  const paragraphs = fillings
    ? written.map((one) => fillText(one, fillings, { language, names }))
    : written
  return [type === 'text' ? { type, key, title, paragraphs } : { type, key, paragraphs }]
}
