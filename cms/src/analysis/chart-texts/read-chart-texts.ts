import { type Chart, chakras, chartOf } from '@krono/chart'
import type { ChartTexts, Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { rowsToRead } from '../../panel/preview/is-preview'

/** A paragraph of Strapi Blocks, as far as a sample needs it. */
type Paragraph = { type: string; children: { type: string; text?: string }[] }

/** Two sentences show the style without the content. */
const sentences = 2

/** The first two sentences of a text, with an ellipsis. */
function excerptOf(blocks: readonly Paragraph[]): Paragraph[] {
  const [first] = blocks
  const whole = first?.children.map((child) => child.text ?? '').join('') ?? ''
  const text = whole
    .split(/(?<=[.?])\s+/)
    .slice(0, sentences)
    .join(' ')
  return text ? [{ type: 'paragraph', children: [{ type: 'text', text: `${text} …` }] }] : []
}

type ChartQuery = { date: string; language: Language; isWhole: boolean }
type Row = { key: string; locale: string; long: Paragraph[] | null }

const uid = 'api::interpretation-text.interpretation-text'

/**
 * The long texts of a chart. They are private in the content API, so this is the only access: premium users get all of
 * them, others the beginning of one (spec §6, "Who is who").
 */
export async function readChartTexts(
  strapi: Core.Strapi,
  { date, language, isWhole }: ChartQuery,
): Promise<ChartTexts> {
  const chart = chartOf(date)
  const keys = isWhole ? keysOf(chart) : [keyOfStrongest(chart)]
  const { publishedAt, locales } = rowsToRead(strapi, language)
  const rows: Row[] = await strapi.db.query(uid).findMany({
    select: ['key', 'locale', 'long'],
    where: { key: { $in: keys }, publishedAt, locale: { $in: [...locales] } },
  })
  const texts = keys.flatMap((key) => {
    const long = locales
      .map((locale) => rows.find((row) => row.key === key && row.locale === locale)?.long)
      .find((text) => text && text.length > 0)
    return long ? [{ key, long: isWhole ? long : excerptOf(long) }] : []
  })
  return { isWhole, texts }
}

const keysOf = (chart: Chart) =>
  chakras.map(({ chakra }) => `chakra.${chakra}.${chart.chakras[chakra].octant}`)

// The chakra that the character is named after (engine §4).
function keyOfStrongest(chart: Chart): string {
  const [strongest] = chart.character.split('-')
  return keysOf(chart).find((key) => key.startsWith(`chakra.${strongest}.`)) ?? ''
}
