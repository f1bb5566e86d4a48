import { type AnalysisKind, analysisKinds, type Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { localeOf } from '../../platform/lib/locales'
import { stateOfTexts } from '../analyses/texts/published-texts'
import { everyKey } from './text-tables'
import { textUid } from './text-uid'

/** The subjects, the first part of a key, of the texts that each kind uses besides its introductions. */
export const subjectsOfKind: Readonly<Record<AnalysisKind, readonly string[]>> = {
  short: [
    'agreement',
    'contradiction',
    'rare',
    'order',
    'drive',
    'question',
    'week',
    'task',
    'strongest',
    'weakest',
  ],
  long: [
    'agreement',
    'contradiction',
    'rare',
    'order',
    'drive',
    'strongest',
    'weakest',
    'chakra',
    'character',
    'theme',
    'detail',
    'form',
    'changed',
    'yearCycle',
    'monthLeads',
    'monthRests',
  ],
  relationship: [
    'agreement',
    'contradiction',
    'strongest',
    'weakest',
    'chakra',
    'character',
    'theme',
    'inNumbers',
    'grownAgreement',
    'grownContradiction',
    'bond',
    'balance',
    'understanding',
    'reflection',
    'side',
    'give',
    'pairRole',
  ],
  family: [
    'agreement',
    'contradiction',
    'chakra',
    'character',
    'theme',
    'inNumbers',
    'allAgreement',
    'allContradiction',
    'pairRole',
    'agreementBaby',
    'agreementChild',
    'agreementSchool',
    'contradictionChild',
    'childStrong',
    'childQuiet',
    'childPair',
    'childrenPair',
    'atTable',
    'familyHarmony',
    'familyStrong',
    'familyWeak',
    'familyRole',
    'familySpread',
    'familyTogether',
    'pairTelling',
  ],
  group: [
    'agreement',
    'contradiction',
    'theme',
    'inNumbers',
    'grownAgreement',
    'grownContradiction',
    'pairTelling',
    'groupHarmony',
    'groupWeak',
    'groupRole',
    'groupSpread',
    'groupSides',
    'groupLife',
    'groupBridge',
    'pairLine',
  ],
}

/** Whether a kind uses a text. Pure. */
export function isUsedBy(kind: AnalysisKind, key: string): boolean {
  const [subject = ''] = key.split('.')
  return subject === 'chapter' ? key.endsWith(`-${kind}`) : subjectsOfKind[kind].includes(subject)
}

/** Subjects whose long part is printed, too. */
export const wholeSubjects: readonly string[] = [
  'chakra',
  'character',
  'contradiction',
  'contradictionChild',
  'allContradiction',
  'grownContradiction',
  'question',
  'understanding',
]

/** The published texts of a language, as far as their completeness matters. */
export type PublishedKeys = {
  keys: ReadonlySet<string>
  /** Keys of the texts that have a long part, too. */
  whole: ReadonlySet<string>
}

/** Kinds that need a text which does not exist in a language. Pure. */
export function incompleteIn({ keys, whole }: PublishedKeys): AnalysisKind[] {
  const lacking = everyKey.filter((key) => {
    const [subject = ''] = key.split('.')
    return !(wholeSubjects.includes(subject) ? whole : keys).has(key)
  })
  return analysisKinds.filter((kind) => lacking.some((key) => isUsedBy(kind, key)))
}

/** Reads keys only: all texts are some megabytes. */
async function keysIn({ db }: Core.Strapi, language: Language): Promise<PublishedKeys> {
  const keysWhere = async (more: object) => {
    const rows: { key: string }[] = await db.query(textUid).findMany({
      select: ['key'],
      where: { publishedAt: { $notNull: true }, locale: localeOf[language], ...more },
    })
    return new Set(rows.map(({ key }) => key))
  }
  return { keys: await keysWhere({}), whole: await keysWhere({ long: { $notNull: true } }) }
}

let known: { state: string; language: Language; kinds: AnalysisKind[] } | undefined

/** Kinds that are not sold in a language, because texts are missing. Computed again after a publication. */
export async function incompleteKinds(
  strapi: Core.Strapi,
  language: Language,
): Promise<readonly AnalysisKind[]> {
  const state = await stateOfTexts(strapi)
  if (known?.state === state && known.language === language) return known.kinds
  known = { state, language, kinds: incompleteIn(await keysIn(strapi, language)) }
  return known.kinds
}
