import { chartOf } from '@krono/chart'
import type { ListRow } from '@krono/contract'
import { language } from '@/base/text/language'
import { env } from '@/env'
import { getSiteSetting } from '@/server/cms/site'
import { getCharacterTexts } from '@/server/cms/texts'
import { renderSheet } from './pdf/render-sheet'
import type { ZipEntry } from './pdf/zip-stream'

type Rows = AsyncIterable<readonly ListRow[]>

const dateOf = ({ cells }: ListRow) => (typeof cells.birth === 'string' ? cells.birth : undefined)

/** The dates of a calculation as JSON, a block of rows at a time: each with its whole chart, or its fault. */
export async function* jsonParts(rows: Rows): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const block of rows) {
    const lines = block.map((row) => {
      const { line, label, fault } = row.cells
      const birth = dateOf(row)
      return JSON.stringify({ line, label, ...(birth ? { chart: chartOf(birth) } : { fault }) })
    })
    if (lines.length > 0) {
      yield separator + lines.join(',\n')
      separator = ',\n'
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** The first dates of a calculation as PDFs of one page, one at a time. */
export async function* sheets(rows: Rows, most: number): AsyncGenerator<ZipEntry> {
  const [{ productName }, texts] = await Promise.all([getSiteSetting(), getCharacterTexts()])
  const setting = { language, siteName: productName || env.PRODUCT_NAME, createdAt: new Date() }
  let count = 0
  for await (const block of rows) {
    for (const row of block) {
      const birth = dateOf(row)
      if (!birth) continue
      if (count >= most) return
      count += 1
      const chart = chartOf(birth)
      const characterName = texts.get(`character.${chart.character}`)?.title ?? chart.character
      const name = `${String(row.cells.line).padStart(5, '0')}-${birth}.pdf`
      yield { name, bytes: await renderSheet(chart, { ...setting, characterName }) }
    }
  }
}
