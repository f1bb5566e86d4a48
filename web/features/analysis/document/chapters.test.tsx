import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { chapterBlock } from '@/lib/contract/analysis-document'
import { AnalysisChapters } from './chapters'
import { AnalysisContents } from './contents'
import { Cover } from './cover'
import { documentWithEverything } from './fixture'

const document = documentWithEverything('eng')
const markup = renderToStaticMarkup(<AnalysisChapters document={document} headingLevel={2} />)

const types = chapterBlock.options.map((option) => option.shape.type.value)

test('the tested document has every type of block', () => {
  const used = document.chapters.flatMap(({ blocks }) => blocks.map(({ type }) => type))
  expect([...new Set(used)].sort()).toEqual([...types].sort())
})

test.each([
  ['lead', 'Lead of chapter.overview.'],
  ['text', '>Title of creative.aboveAverage</h4>'],
  ['text', 'Second paragraph of creative.aboveAverage.'],
  ['bridge', 'A bridge to the heart.'],
  ['section', '>Creative</h3>'],
  ['section', '30.01.1979'],
  // The texts of the year are in Hungarian.
  ['section', '>28 December 2026'],
  ['yearPicture', 'data-side="below"'],
  ['measures', '<strong>61.5</strong>'],
  ['chart', 'aria-label="The drawing of \u2068Ágnes (1.)\u2069. crown: 85, '],
  ['pairChart', 'aria-label="The drawings of '],
  ['groupChart', 'aria-label="The mean of the drawings of 3 people. '],
  ['pairFacts', '54.3 / 100'],
  ['pairFacts', 'a perfect understanding'],
  ['pairs', 'Ágnes (1.) and Ágnes (2.)'],
  ['matrix', 'class="visually-hidden">The harmony of every pair'],
  ['waves', 'The waves of the seven cycles, 1 December 2026 to 31 December 2026.'],
  ['dates', '11 Dec, 22 Dec'],
  ['days', '5 Dec, 6 Dec'],
])('a reader of %s sees %s', (_, words) => {
  expect(markup).toContain(words)
})

test('chapters are numbered, and have an anchor that the contents link to', () => {
  const contents = renderToStaticMarkup(<AnalysisContents document={document} />)
  document.chapters.forEach(({ key }, place) => {
    expect(markup).toContain(`id="chapter-${key}"`)
    expect(markup).toContain(`>${place + 1}</span>`)
    expect(contents).toContain(`href="#chapter-${key}"`)
  })
})

test('a chapter in another language has a note, and only its texts have that lang attribute', () => {
  expect(markup).toContain('This chapter is in Hungarian for now.')
  expect(markup.split('lang="hu"')).toHaveLength(2)
  expect(markup).toMatch(/<div[^>]* lang="hu"><h4[^>]*>Title of yearCycle.root/)
})

test('no message is missing in any language', () => {
  for (const language of ['hun', 'eng', 'rus'] as const) {
    const one = documentWithEverything(language)
    const drawn = renderToStaticMarkup(
      <>
        <Cover document={one} />
        <AnalysisContents document={one} />
        <AnalysisChapters document={one} headingLevel={2} />
      </>,
    )
    expect(drawn).not.toMatch(
      /\b(analysis|relationship|chakra(Long)?|measure|level|cycle|side)\.\w/,
    )
  }
})
