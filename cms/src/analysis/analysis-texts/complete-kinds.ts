import { type AnalysisKind, analysisKinds, type Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { localeOf } from '../../platform/lib/locales'
import { stateOfTexts } from '../analyses/texts/published-texts'
import { everyKey } from './text-tables'
import { textUid } from './text-uid'

const ofOne: readonly AnalysisKind[] = ['short', 'long']
const ofGrownUps: readonly AnalysisKind[] = ['relationship', 'group']
const several: readonly AnalysisKind[] = ['relationship', 'family', 'group']

/**
 * The kinds of analyses that use the texts of a subject, the first part of a key. Subjects that are missing are on pages
 * only.
 */
export const kindsBySubject: Readonly<Record<string, readonly AnalysisKind[]>> = {
  chapter: analysisKinds,
  agreement: analysisKinds,
  contradiction: analysisKinds,
  ...{ rare: ofOne, order: ofOne, drive: ofOne },
  ...{ question: ['short'], week: ['short'], task: ['short'] },
  strongest: [...ofOne, 'relationship'],
  weakest: [...ofOne, 'relationship'],
  chakra: ['long', 'relationship', 'family'],
  character: ['long', 'relationship', 'family'],
  theme: ['long', ...several],
  ...{ detail: ['long'], form: ['long'], changed: ['long'] },
  ...{ yearCycle: ['long'], monthLeads: ['long'], monthRests: ['long'] },
  inNumbers: several,
  ...{ allAgreement: ['family'], allContradiction: ['family'] },
  ...{ grownAgreement: ofGrownUps, grownContradiction: ofGrownUps },
  ...{ type: ['relationship'], balance: ['relationship'], understanding: ['relationship'] },
  ...{ reflection: ['relationship'], side: ['relationship'], give: ['relationship'] },
  pairRole: ['relationship', 'family'],
  ...{ agreementChild: ['family'], contradictionChild: ['family'] },
  ...{ childStrong: ['family'], childQuiet: ['family'], childPair: ['family'] },
  ...{ childrenPair: ['family'], atTable: ['family'], familyHarmony: ['family'] },
  ...{ familyStrong: ['family'], familyWeak: ['family'], familyRole: ['family'] },
  ...{ familySpread: ['family'], familyTogether: ['family'] },
  pairTelling: ['family', 'group'],
  ...{ groupHarmony: ['group'], groupWeak: ['group'] },
  ...{ groupRole: ['group'], groupSpread: ['group'] },
  ...{ groupSides: ['group'], groupLife: ['group'], groupBridge: ['group'] },
  pairLine: ['group'],
}

/** Subjects whose long part is printed, too. */
export const wholeSubjects: readonly string[] = [
  ...[
    'chakra',
    'character',
    'contradiction',
    'contradictionChild',
    'allContradiction',
    'grownContradiction',
  ],
  ...['question', 'type', 'understanding'],
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
  const kinds = new Set(lacking.flatMap((key) => kindsBySubject[key.split('.')[0] ?? ''] ?? []))
  return analysisKinds.filter((kind) => kinds.has(kind))
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
