import { isBirthDate, isCalendarDate } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { today } from '../lib/clock'
import { type PanelLanguage, panelLanguage } from '../lib/panel-language'
import { refuseField } from './refuse-field'

type Rule = { holds: (day: string) => boolean; words: Record<PanelLanguage, string> }

/** Somebody was born on it, so the formulas draw it. */
const born: Rule = {
  holds: (day) => isBirthDate(day, today()),
  words: {
    hun: 'Ide egy születési dátum való: 1900 és a mai nap között.',
    eng: 'A date of birth belongs here: between 1900 and today.',
  },
}

/** What lists are in order of. */
const posted: Rule = {
  holds: (day) => isCalendarDate(day) && day >= '2000-01-01' && day <= '2100-12-31',
  words: {
    hun: 'Ide egy nap való 2000 és 2100 között.',
    eng: 'A day between 2000 and 2100 belongs here.',
  },
}

/** What the days of a type are held to. */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  'api::blog-post.blog-post': { postedOn: posted, coverDate: born },
}

const writing = new Set(['create', 'update', 'clone'])

type Params = { data?: Record<string, unknown> }

/** Days that no list and no drawing could take are refused, with a sentence beside their field. */
export function holdDays(strapi: Core.Strapi) {
  strapi.documents.use((context, next) => {
    const ofType = rules[context.uid]
    if (!ofType || !writing.has(context.action)) return next()
    const { data = {} } = context.params as Params
    for (const [field, { holds, words }] of Object.entries(ofType)) {
      const day = data[field]
      if (day === undefined || day === null || day === '') continue
      if (typeof day !== 'string' || !holds(day)) throw refuseField(field, words[panelLanguage])
    }
    return next()
  })
}
