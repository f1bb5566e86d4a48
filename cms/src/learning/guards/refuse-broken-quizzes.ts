import type { Core } from '@strapi/strapi'
import { type PanelLanguage, panelLanguage } from '../../platform/lib/panel-language'
import { refuseField } from '../../publishing/documents/refuse-field'
import { lessonUid } from '../courses/course'
import { faultOfQuestions, type QuestionFault } from '../courses/fault-of-questions'

type Params = { documentId?: string; locale?: string | string[] }
type Row = { questions: Parameters<typeof faultOfQuestions>[0] }

const sentences: Readonly<Record<QuestionFault, Record<PanelLanguage, string>>> = {
  fewAnswers: { hun: 'legalább két válasz kell hozzá', eng: 'it needs two answers at least' },
  notOneRight: {
    hun: 'pontosan egy válasz legyen jó, vagy legyen több válasz a fajtája',
    eng: 'exactly one answer has to be right, or choose the kind with several',
  },
  noneRight: { hun: 'jelölj meg legalább egy jó választ', eng: 'mark one right answer at least' },
}

const lead = { hun: 'kérdés', eng: 'Question' } as const satisfies Record<PanelLanguage, string>

/** Refuses to publish a lesson with a question that nobody can answer; drafts may have one. */
export function refuseBrokenQuizzes(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context
    const { documentId, locale = '*' } = params as Params
    if (uid !== lessonUid || action !== 'publish' || !documentId) return next()
    const locales = [locale].flat()
    const rows: Row[] = await strapi.db.query(lessonUid).findMany({
      select: ['id'],
      where: {
        ...{ documentId, publishedAt: null },
        ...(!locales.includes('*') && { locale: { $in: locales } }),
      },
      populate: { questions: { populate: { answers: true } } },
    })
    const [fault] = rows.flatMap(({ questions }) => faultOfQuestions(questions) ?? [])
    if (fault) throw refuseField('questions', sentenceOf(fault))
    return next()
  })
}

function sentenceOf({ number, fault }: { number: number; fault: QuestionFault }) {
  const what = sentences[fault][panelLanguage]
  const words = lead[panelLanguage]
  return panelLanguage === 'hun' ? `${number}. ${words}: ${what}.` : `${words} ${number}: ${what}.`
}
