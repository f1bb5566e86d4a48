import { slugOf } from '../../publishing/addresses/slug-of'
import type { FrontMatter } from '../../publishing/markdown/front-matter'

/** The fields of a lesson, as in its schema (`src/api/lesson`). */
export type LessonFields = {
  title: string
  slug: string
  summary: string | undefined
  minutes: number | undefined
  isFree: boolean | undefined
}

export type FieldFault = 'title' | 'slug' | 'summary' | 'minutes' | 'free'

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The fields at the top of a file, and which of them are wrong. A slug is made from the title. */
export function lessonFields(data: FrontMatter): { fields: LessonFields; faults: FieldFault[] } {
  const faults: FieldFault[] = []
  const require = (field: FieldFault, isRight: boolean) => {
    if (!isRight) faults.push(field)
  }
  const title = String(data.title ?? '').trim()
  require('title', title.length > 0 && title.length <= 120)
  const slug = String(data.slug ?? slugOf(title)).trim()
  require('slug', slug.length <= 100 && slugForm.test(slug))
  const summary = data.summary === undefined ? undefined : String(data.summary ?? '').trim()
  require('summary', (summary ?? '').length <= 240)
  const minutes = data.minutes ?? undefined
  const isMinutes =
    typeof minutes === 'number' && Number.isInteger(minutes) && minutes >= 1 && minutes <= 240
  require('minutes', minutes === undefined || isMinutes)
  const isFree = data.free ?? undefined
  require('free', isFree === undefined || typeof isFree === 'boolean')
  return {
    fields: {
      ...{ title, slug, summary },
      minutes: isMinutes ? minutes : undefined,
      isFree: typeof isFree === 'boolean' ? isFree : undefined,
    },
    faults,
  }
}
