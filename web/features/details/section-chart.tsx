import { today } from '@/base/clock'
import { BlockChart } from '@/features/blocks/chart'
import type { BlockOf } from '@/lib/contract/blocks'
import { birthDate } from '@/lib/contract/dates'
import type { Section } from '@/server/cms/sales-pages'

const drawn: Omit<BlockOf<'chart'>, 'date'> = {
  type: 'chart',
  caption: '',
  children: [{ type: 'text', text: '' }],
}

/** The drawing of the date that editors chose; nothing where it is no valid birth date. */
export function SectionChart({ section: { date } }: { section: Section }) {
  const parsed = birthDate(today()).safeParse(date)
  if (!parsed.success) return null
  return <BlockChart block={{ ...drawn, date: parsed.data }} />
}
