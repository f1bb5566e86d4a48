import type { Audience } from '@/base/routing/audiences'

/**
 * `split`: picture beside text; `band`: dark background; `tile`: a card that shares its row with its neighbours; `signup`: a
 * card with a short form; `form`: a form beside text; `posts`: with the newest posts below.
 */
export type SectionLook = 'split' | 'band' | 'tile' | 'signup' | 'wizard' | 'form' | 'posts'

/** Layout of each section of the home page; the default is `split`. */
const looks: Readonly<Record<string, SectionLook>> = {
  trust: 'split',
  about: 'split',
  publicCalculator: 'split',
  chronobiology: 'band',
  interpretations: 'wizard',
  course: 'tile',
  ebook: 'tile',
  videos: 'tile',
  blog: 'posts',
  newsletter: 'signup',
  contact: 'form',
}

/** Fixed anchors of the product (spec §2): /#main-newsletter and /#main-contact. */
const anchors: Readonly<Record<string, string>> = {
  newsletter: 'main-newsletter',
  contact: 'main-contact',
}

/** Sections hidden from members, because they explain the calculator and its use. */
const forVisitors: readonly string[] = ['trust', 'about', 'publicCalculator']

export const isShownTo = (audience: Audience, section: string) =>
  audience === 'visitor' || !forVisitors.includes(section)

export const lookOf = (section: string): SectionLook => looks[section] ?? 'split'
export const anchorOf = (section: string) => anchors[section] ?? section

/** Sections in their order; neighbours with the look `tile` are one group. */
export function groupByRow<Row extends { section: string }>(sections: readonly Row[]): Row[][] {
  const isTile = (row: Row | undefined) => row !== undefined && lookOf(row.section) === 'tile'
  const groups: Row[][] = []
  for (const row of sections) {
    const last = groups.at(-1)
    if (last && isTile(row) && isTile(last[0])) last.push(row)
    else groups.push([row])
  }
  return groups
}
