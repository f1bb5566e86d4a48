import { isBirthDate, isCalendarDate } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { today } from '../../platform/lib/clock'
import { type PanelLanguage, panelLanguage } from '../../platform/lib/panel-language'
import { refuseField } from './refuse-field'

type Rule = { isValid: (day: string) => boolean; words: Record<PanelLanguage, string> }

/** A possible birth date, for which the formulas can compute a chart. */
const born: Rule = {
  isValid: (day) => isBirthDate(day, today()),
  words: {
    hun: 'Ide egy születési dátum való: 1900 és a mai nap között.',
    eng: 'A date of birth belongs here: between 1900 and today.',
  },
}

/** A date that lists are sorted by. */
const posted: Rule = {
  isValid: (day) => isCalendarDate(day) && day >= '2000-01-01' && day <= '2100-12-31',
  words: {
    hun: 'Ide egy nap való 2000 és 2100 között.',
    eng: 'A day between 2000 and 2100 belongs here.',
  },
}

/** Rules for the dates of each type. */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  'api::blog-post.blog-post': { postedOn: posted, coverDate: born },
}

const writing = new Set(['create', 'update', 'clone'])

type Params = { data?: Record<string, unknown> }

/** Refuses dates that lists or charts cannot use, with a message beside their field. */
export function guardDays(strapi: Core.Strapi) {
  strapi.documents.use((context, next) => {
    const ofType = rules[context.uid]
    if (!ofType || !writing.has(context.action)) return next()
    const { data = {} } = context.params as Params
    for (const [field, { isValid, words }] of Object.entries(ofType)) {
      const day = data[field]
      if (day === undefined || day === null || day === '') continue
      if (typeof day !== 'string' || !isValid(day)) throw refuseField(field, words[panelLanguage])
    }
    return next()
  })
}
