import type { TriggerKind } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { loadCourse } from '../../learning/courses/load-courses'
import type { UserRow } from '../../members/users/user-row'
import {
  cyclesLink,
  itemLink,
  ownChartLink,
  paymentLink,
  relationshipLink,
} from '../../messaging/mail/links'
import type { SequenceData } from '../../messaging/mail/mails'
import type { RunRow } from '../../messaging/sequences/run-row'
import type { SequenceRow } from '../../messaging/sequences/sequence-row'
import { dayText } from '../../platform/lib/local-form'
import { comparedNames } from './good-day-pairs'
import { beginOf, courseOfOccasion } from './members-on-day'

/** Where the e-mails of a sequence lead. */
const links: Readonly<Record<TriggerKind, () => string>> = {
  registered: ownChartLink,
  form: ownChartLink,
  birthday: ownChartLink,
  premiumEnds: paymentLink,
  courseLeft: () => itemLink('course'),
  notSeen: ownChartLink,
  criticalDay: cyclesLink,
  goodDay: relationshipLink,
}

type Due = { sequence: Pick<SequenceRow, 'trigger'>; run: Pick<RunRow, 'occasion' | 'day'> }

/** The values for an e-mail of a sequence; null for what it is not about. */
export async function stepData(
  strapi: Core.Strapi,
  user: UserRow,
  { sequence: { trigger }, run: { occasion, day } }: Due,
): Promise<SequenceData> {
  const course =
    trigger.is === 'courseLeft' && (await loadCourse(strapi, courseOfOccasion(occasion).course))
  const names = trigger.is === 'goodDay' ? await comparedNames(strapi, user.id) : []
  return {
    name: user.firstName,
    link: links[trigger.is](),
    course: course ? course.title : null,
    date: day && dayText(beginOf(day)),
    about: names.length > 0 ? names.join(', ') : null,
  }
}
