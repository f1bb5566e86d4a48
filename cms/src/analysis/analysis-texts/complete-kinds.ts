import { type AnalysisKind, analysisKinds, type Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { isWhole } from '../analyses/texts/chapter-texts'
import { currentEdition, editionTexts } from '../analyses/texts/edition'
import type { LanguageTexts } from '../analyses/texts/edition-text'
import { everyKey } from './text-tables'

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

/** Kinds that need a text which does not exist in a language. Pure. */
export function incompleteIn(texts: LanguageTexts): AnalysisKind[] {
  const lacking = everyKey.filter((key) => {
    const [subject = ''] = key.split('.')
    return !isWhole(texts[key], wholeSubjects.includes(subject) ? 'whole' : 'short')
  })
  const kinds = new Set(lacking.flatMap((key) => kindsBySubject[key.split('.')[0] ?? ''] ?? []))
  return analysisKinds.filter((kind) => kinds.has(kind))
}

let known: { version: string; language: Language; kinds: AnalysisKind[] } | undefined

/** Kinds that are not sold in a language, because texts are missing. Computed once for an edition of the texts. */
export async function incompleteKinds(
  strapi: Core.Strapi,
  language: Language,
): Promise<readonly AnalysisKind[]> {
  const version = await currentEdition(strapi)
  if (known?.version === version && known.language === language) return known.kinds
  const texts = await editionTexts(strapi, version)
  known = { version, language, kinds: incompleteIn(texts[language]) }
  return known.kinds
}
