import type { Audience } from '@/base/routing/audiences'

/**
 * `split`: picture beside text; `band`: the night; `tile`: a card that shares its row with others; `form`: a form
 * beside text; `posts`: with the newest posts below.
 */
export type SectionLook = 'split' | 'band' | 'tile' | 'wizard' | 'form' | 'posts'

/** How each section of the home page is drawn; one that is not listed is split. */
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
  newsletter: 'tile',
  contact: 'form',
}

/** Anchors that the product names (spec §2): /#main-newsletter and /#main-contact. */
const anchors: Readonly<Record<string, string>> = {
  newsletter: 'main-newsletter',
  contact: 'main-contact',
}

/** They explain what a member has: the calculator, and what it is good for. */
const forVisitors: readonly string[] = ['trust', 'about', 'publicCalculator']

export const isShownTo = (audience: Audience, section: string) =>
  audience === 'visitor' || !forVisitors.includes(section)

export const lookOf = (section: string): SectionLook => looks[section] ?? 'split'
export const anchorOf = (section: string) => anchors[section] ?? section
