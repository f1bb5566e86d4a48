import type { Language } from '@krono/contract'
import { isNameCase } from '../analyses/texts/hungarian-name'

/** Names of people, which have cases in Hungarian. */
const ofNames: readonly string[] = ['name', 'other', 'a', 'b']

const ofTwo = ['first', 'second']
const ofEnds = ['high', 'low']
const ofPair = ['a', 'b', ...ofTwo]
const ofSides = ['other', 'own', 'theirs']

/** The placeholders that the composer fills, by the subject of a text; other texts have none. */
export const placeholdersBySubject: Readonly<Record<string, readonly string[]>> = {
  detail: ['value', 'lead', 'other'],
  form: ['physical', 'emotional', 'intellectual'],
  theme: ['value', 'emotional', 'low', 'logical'],
  agreement: ['name', ...ofTwo],
  agreementBaby: ['name', ...ofTwo],
  agreementChild: ['name', ...ofTwo],
  agreementSchool: ['name', ...ofTwo],
  allAgreement: ofTwo,
  grownAgreement: ofTwo,
  grownContradiction: ofEnds,
  contradiction: ['name', ...ofEnds],
  contradictionChild: ['name', ...ofEnds],
  question: ['name', ...ofEnds],
  allContradiction: ofEnds,
  inNumbers: ['name', ...ofEnds],
  rare: ['name', 'value', 'share'],
  order: ['name', 'body', 'heart', 'mind'],
  drive: ['name', 'activity', 'restraint'],
  childStrong: ['name', 'value'],
  childQuiet: ['name', 'value'],
  task: ['low'],
  week: ['best', 'crossing', 'quiet'],
  changed: ['month', 'before'],
  yearCycle: ['energy', 'peak', 'crossing'],
  monthLeads: ['name', 'energy', 'best', 'crossing'],
  monthRests: ['energy', 'lowest'],
  side: ofSides,
  give: ofSides,
  bond: ['a', 'b'],
  pairRole: ['a', 'b', 'harmony'],
  pairTelling: ofPair,
  childPair: ofPair,
  childrenPair: ofPair,
  pairLine: ['a', 'b', 'value'],
  atTable: ['name', 'low'],
  groupLife: ['value'],
  groupBridge: ['name', 'harmony'],
}

const anyPlaceholder = /\{\{([^{}]*)\}\}/g

/**
 * The placeholders of a text that its composer does not fill: an unknown name, a case of a number, a case in another
 * language, or single braces. Pure.
 */
export function unknownPlaceholders(key: string, text: string, language: Language): string[] {
  const allowed = placeholdersBySubject[key.split('.')[0] ?? ''] ?? []
  const unknown = [...text.matchAll(anyPlaceholder)].flatMap(([whole, inner = '']) => {
    const [what = '', nameCase, ...more] = inner.split(':')
    const isCase =
      nameCase === undefined ||
      (language === 'hun' && ofNames.includes(what) && isNameCase(nameCase))
    return allowed.includes(what) && isCase && more.length === 0 ? [] : [whole]
  })
  const braces = text.replace(anyPlaceholder, '').match(/[{}]+/g) ?? []
  return [...unknown, ...braces]
}
