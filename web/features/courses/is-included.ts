import type { Audience, audiences } from '@/base/routing/audiences'
import type { Course } from '@/server/cms/courses'

type Row = Pick<(typeof audiences)[Audience], 'tier' | 'variant'>

/** Whether members of an audience can take a course without buying it; for display only, the cms decides. */
export function isIncluded({ membership }: Pick<Course, 'membership'>, { tier, variant }: Row) {
  if (tier === 'visitor' || tier === 'free') return false
  return membership === 'every' || (membership === 'yearly' && variant === 'yearly')
}
