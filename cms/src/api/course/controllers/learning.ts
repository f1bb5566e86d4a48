import type { Context } from 'koa'
import { issueCertificate } from '../../../learning/certificates/issue-certificate'
import { learnCourse } from '../../../learning/lessons/learn-course'
import { myCourses } from '../../../learning/lessons/my-courses'
import { callerOf, findCaller } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

const idOf = (ctx: Context) => String(ctx.params.id)

export default {
  /** GET /learning/mine → `{ courses }`, the last one read first. */
  async mine(ctx: Context) {
    readInput(ctx, 'myCourses')
    ctx.body = { courses: await myCourses(strapi, callerOf(ctx).user) }
  },

  /** GET /learning/course/{id} → the course with its outline for the caller, or for a visitor; notFound. */
  async show(ctx: Context) {
    readInput(ctx, 'learnCourse')
    const caller = await findCaller(strapi, ctx)
    ctx.body = await learnCourse(strapi, idOf(ctx), caller?.user)
  },

  /** POST /learning/course/{id}/certificate `{ name, hasPlate }` → the certificate; courseIncomplete, certificateRevoked. */
  async issueCertificate(ctx: Context) {
    const wish = readInput(ctx, 'issueCertificate')
    ctx.body = await issueCertificate(strapi, callerOf(ctx).user, idOf(ctx), wish)
  },
}
