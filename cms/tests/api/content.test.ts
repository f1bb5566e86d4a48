import { describe, expect, test } from '@jest/globals'
import { contentPaths, getWithToken, localeCodes } from '../support/content'
import { everyCms } from '../support/running'

type Row = { documentId: string; locale: string }
type List = { data: Row | Row[]; meta: { pagination: { total: number } } }

const chartSubjects = [
  'chakra',
  'physical',
  'emotional',
  'intellectual',
  'sides',
  'character',
  'type',
  'kind',
]
const ofChart = chartSubjects
  .map((subject, place) => `filters[subject][$in][${place}]=${subject}`)
  .join('&')

describe.each(everyCms())('content on %s', (_name, cms) => {
  test('the cms is up', async () => {
    const answer = await fetch(`${cms.url}/_health`)
    expect(answer.status).toBe(204)
  })

  const each = contentPaths.flatMap((path) => localeCodes.map((locale) => [path, locale] as const))

  test.each(each)('web reads %s in %s', async (path, locale) => {
    const answer = await getWithToken(cms, `${path}?locale=${locale}`)
    expect(answer.status).toBe(200)
    const { data }: List = await answer.json()
    const rows = [data].flat()
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => row.locale))).toEqual(new Set([locale]))
  })

  test('web reads all texts of a chart in one response', async () => {
    const answer = await getWithToken(
      cms,
      `interpretation-texts?locale=hu&fields[0]=key&pagination[pageSize]=500&${ofChart}`,
    )
    const { data, meta }: List = await answer.json()
    expect([data].flat()).toHaveLength(meta.pagination.total)
    expect(meta.pagination.total).toBeGreaterThan(100)
  })

  test('a page returns its rich text as blocks, never as HTML', async () => {
    const answer = await getWithToken(cms, 'pages?locale=hu&filters[slug][$eq]=privacy-policy')
    const { data }: { data: { blocks: { type: string }[] }[] } = await answer.json()
    expect(data[0]?.blocks.map((block) => block.type)).toEqual(
      expect.arrayContaining(['heading', 'paragraph']),
    )
  })

  test('pictures have an alternative text and can be fetched', async () => {
    const answer = await getWithToken(cms, 'site-setting?locale=hu&populate[0]=homeImage')
    const { data }: { data: Record<'homeImage', { url: string; alternativeText: string }> } =
      await answer.json()
    for (const image of [data.homeImage]) {
      expect(image.alternativeText).not.toBe('')
      const file = await fetch(`${cms.url}${image.url}`)
      expect([file.status, file.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image'])
    }
  })
})
