import { engineVersion } from '@krono/chart'
import {
  chapterKeys,
  mostShares,
  type newShare,
  type Person,
  type Share,
  type SharedResult,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { requireUserRow } from '../users/lock-user'
import { newSecret } from '../lib/secrets'
import { tierOf } from '../users/tier'
import { findUser, type UserRow } from '../users/user-row'
import { findAnalysis } from '../analyses/analysis-row'
import { readAnalysis } from '../analyses/read-analysis'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { newDocumentId } from '../lib/new-row'
import { kindOf, resultOf, withoutDates } from './result-of'

/** What of an analysis its owner shows. */
const analysisShown = z.object({ chapters: z.array(z.enum(chapterKeys)) })

type Wish = z.output<ReturnType<typeof newShare>>
type Shown = Pick<SharedResult, 'kind' | 'engineVersion' | 'result'> & { people: Person[] }
type Row = Shown & {
  documentId: string
  userId: number
  token: string
  showsDates: boolean
  /** Of an analysis: it is read where it is kept. */
  analysisId: number | null
  createdAt: string
}

const uid = 'api::shared-result.shared-result'

const answerOf = (row: Row): Share => ({
  id: row.documentId,
  token: row.token,
  kind: row.kind,
  names: row.people.map((person) => person.name),
  showsDates: row.showsDates,
  createdAt: new Date(row.createdAt).toISOString(),
})

/** Results that their owner shows to whoever has the address, until it is revoked. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const rows = () => strapi.db.query(uid)

  /** Throws relationshipNeedsPremium for more than one person without a plan. */
  function shownOf(user: UserRow, people: Person[]): Shown {
    if (people.length > 1 && tierOf(user, now()) === 'free') {
      throw new AppError('relationshipNeedsPremium')
    }
    return { kind: kindOf(people), people, engineVersion, result: { ...resultOf(people) } }
  }

  /** Throws notFound unless the test is the user's own. */
  async function testOf(user: UserRow, id: string): Promise<Shown> {
    const test = await strapi.db
      .query('api::personality-test.personality-test')
      .findOne({ where: { documentId: id, userId: user.id } })
    if (!test) throw new AppError('notFound')
    const name = user.nickname || user.firstName || ''
    return {
      kind: 'test',
      people: [{ name, date: user.birthDate ?? '' }],
      engineVersion: test.version,
      result: { answers: test.answers },
    }
  }

  /** What is shown of it. Throws notFound for an analysis that is withheld. */
  async function resultOfRow({ kind, result, showsDates, analysisId }: Row) {
    if (analysisId === null) {
      return showsDates || kind === 'test' ? result : withoutDates(result)
    }
    const analysis = await findAnalysis(strapi, { id: analysisId })
    if (!analysis) throw new AppError('notFound')
    const { chapters } = analysisShown.parse(result)
    const document = await readAnalysis(strapi, analysis, undefined, { showsDates, chapters })
    return { document }
  }

  return {
    /** Stores a result under a new address. Throws tooManyShares, counted with the user's row held. */
    async create(user: UserRow, { people, testResult, showsDates }: Wish): Promise<Share> {
      const shown = people ? shownOf(user, people) : await testOf(user, testResult ?? '')
      const data = {
        ...shown,
        showsDates,
        userId: user.id,
        documentId: newDocumentId(),
        // Readable, not hashed: its owner sees the address again, and the row holds all that it opens.
        token: newSecret(),
      }
      const row: Row = await strapi.db.transaction(async () => {
        await requireUserRow(strapi, user.id)
        const count = await rows().count({ where: { userId: user.id } })
        if (count >= mostShares) throw new AppError('tooManyShares')
        return rows().create({ data })
      })
      return answerOf(row)
    },

    /** The newest first. */
    async list(userId: number): Promise<Share[]> {
      const found: Row[] = await rows().findMany({ where: { userId }, orderBy: { id: 'desc' } })
      return found.map(answerOf)
    },

    /** Throws notFound unless the share is the user's own. */
    async revoke(userId: number, id: string) {
      const { count } = await rows().deleteMany({ where: { documentId: id, userId } })
      if (count === 0) throw new AppError('notFound')
      return { id }
    },

    /** What the owner chose to show. Throws notFound for an address that leads nowhere (any more). */
    async open(token: string): Promise<SharedResult> {
      const row: Row | null = await rows().findOne({ where: { token } })
      const owner = row && (await findUser(strapi, row.userId))
      if (!row || !owner || owner.blocked) throw new AppError('notFound')
      const { kind, people, showsDates } = row
      const result = await resultOfRow(row)
      return {
        kind,
        engineVersion: row.engineVersion,
        createdAt: new Date(row.createdAt).toISOString(),
        people: people.map(({ name, date }) => ({ name, date: showsDates && date ? date : null })),
        result,
      }
    },
  }
}
