import { itemKeyOf, type Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { env } from '../../platform/lib/env'
import { contentLocales } from '../../platform/lib/locales'
import { courseUid } from '../courses/course'
import { isAnySold, itemsWith } from './sold'

type Params = { documentId?: string; locale?: string | string[] }
type Words = Readonly<Record<Language, string>>

const sold: Words = {
  hun: 'Ezt már megvették, vagy éppen fizetik, ezért nem törölhető, és a közzététele sem vonható vissza. Ha nem árulod tovább, kapcsold be a „Nem árusítjuk” mezőt; leckénél add meg, mikortól nem része a kínálatnak.',
  eng: 'This was bought, or somebody is about to pay for it: it can be neither deleted nor unpublished. To stop selling it, switch on “Off sale”; of a lesson set the day from which it is retired.',
  rus: 'Это уже куплено, или его сейчас оплачивают: удалить или снять с публикации нельзя. Чтобы больше не продавать, включи «Не продаётся»; для урока укажи, с какого дня он не входит в курс.',
}

const lost: Words = {
  hun: 'A tanfolyamot már megvették, ezért leckét nem lehet kivenni belőle. Tedd vissza, és a leckénél add meg, mikortól nem része a kínálatnak: aki előtte vette meg, annak megmarad.',
  eng: 'This course was bought: a lesson cannot be taken out of it. Put it back, and set the day from which the lesson is retired: those who bought it before keep it.',
  rus: 'Курс уже куплен, поэтому убрать из него урок нельзя. Верни его и укажи у урока, с какого дня он не входит в курс: у купивших раньше он останется.',
}

/**
 * Refuses to delete or unpublish a sold course, its lessons, or a sold e-book, and to publish a sold course without a
 * lesson that it had: buyers keep what they paid for.
 */
export function guardSoldContent(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const { documentId, locale } = context.params as Params
    if (!documentId) return next()
    if (action === 'delete' || action === 'unpublish') {
      const isShown = isShownIn(locale)
      if (isShown && (await isAnySold(strapi, await itemsWith(strapi, uid, documentId))))
        throw new errors.ValidationError(sold[env.LANGUAGE])
      return next()
    }
    const isWrite = action === 'update' || action === 'publish'
    if (uid !== courseUid || !isWrite) return next()
    if (!(await isAnySold(strapi, [itemKeyOf('course', documentId)]))) return next()
    return strapi.db.transaction(async () => {
      const before = await listPublished(strapi, documentId)
      const result = await next()
      const after = await listPublished(strapi, documentId)
      if (before.some((lesson) => !after.includes(lesson)))
        throw new errors.ValidationError(lost[env.LANGUAGE])
      return result
    })
  })
}

/** Whether one of some locales is shown here; what other languages have may go. */
function isShownIn(locale: string | string[] = '*'): boolean {
  const shown: readonly string[] = ['*', ...contentLocales[env.LANGUAGE]]
  return [locale].flat().some((one) => shown.includes(one))
}

type Row = { locale: string; chapters: { lessons: { documentId: string }[] }[] }

/** The lessons of the published course, in each locale. */
async function listPublished({ db }: Core.Strapi, documentId: string): Promise<string[]> {
  const rows: Row[] = await db.query(courseUid).findMany({
    select: ['locale'],
    where: {
      ...{ documentId, publishedAt: { $notNull: true } },
      locale: { $in: [...contentLocales[env.LANGUAGE]] },
    },
    populate: { chapters: { populate: { lessons: { select: ['documentId'] } } } },
  })
  return rows.flatMap(({ locale, chapters }) =>
    chapters.flatMap(({ lessons }) => lessons.map((lesson) => `${locale} ${lesson.documentId}`)),
  )
}
