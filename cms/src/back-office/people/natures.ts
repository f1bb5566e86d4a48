import { type Natures, natureChakras } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { levelColumns } from '../../users/nature'
import { userTable } from '../../users/user-row'

type Counts = { value: string; count: number }[]

/** How many users are what, as their charts say; each count is read out of an index alone. */
export async function countNatures(strapi: Core.Strapi): Promise<Natures> {
  const { connection } = strapi.db
  const countBy = async (column: string): Promise<Counts> => {
    const rows: { value: string; count: number | string }[] = await connection(userTable)
      .where(column, '>', '')
      .groupBy(column)
      .select({ value: column })
      .count({ count: '*' })
    return rows
      .map(({ value, count }) => ({ value, count: Number(count) }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  }
  const character = await countBy('nature_character')
  const levels: Natures['levels'] = []
  for (const chakra of natureChakras) {
    levels.push({ chakra, counts: await countBy(snake(levelColumns[chakra])) })
  }
  return {
    all: character.reduce((sum, { count }) => sum + count, 0),
    waiting: await countWaiting(strapi),
    fields: {
      character,
      strongest: await countBy('nature_strongest'),
      quietest: await countBy('nature_quietest'),
      side: await countBy('nature_side'),
      leading: await countBy('nature_leading'),
    },
    levels,
  }
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const countWaiting = ({ db }: Core.Strapi): Promise<number> =>
  db
    .query('plugin::users-permissions.user')
    .count({ where: { natureVersion: null, birthDate: { $notNull: true } } })
