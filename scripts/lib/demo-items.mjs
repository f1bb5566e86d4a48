import { readFileSync } from 'node:fs'
import path from 'node:path'
import { asMember } from './demo-member.mjs'
import { cms } from './paths.mjs'

/** Notes of a reader of the course, by language. */
const notes = {
  hun: 'Legnagyobb: a torok. Tegnap a boltban kétszer is én kérdeztem meg, ki a következő, és észre se vettem.\nLegkisebb: a gyökér. A kerülőutam a lista a hűtőn.',
  eng: 'Largest: the throat. In the shop yesterday it was me who asked twice who was next, and I did not notice.\nSmallest: the root. My way round it is the list on the fridge.',
  rus: 'Самое большое: горло. Вчера в магазине я дважды спрашиваю, кто последний, и даже не замечаю.\nСамое маленькое: корень. Мой обходной путь — список на холодильнике.',
}

/**
 * Buys a course and an e-book of the demo once: a course half finished with a note, and a book. Skips what is not
 * published in the language of this deployment.
 *
 * @param {Record<string, string>} env of the running programs
 * @returns {Promise<number>} how many were bought
 */
export async function buyItems(env) {
  const course = await asMember(env, 'yearly-paid', (member) => buyCourse(member, env))
  const book = await asMember(env, 'monthly', (member) => buyBook(member, env))
  return course + book
}

/**
 * @param {import('./demo-member.mjs').Member} member
 * @param {Record<string, string>} env
 */
async function buyCourse(member, env) {
  const key = await findKey(member, titleOf('courses/read-your-chart/course', env))
  if (!key || (await member.owns(key))) return 0
  await member.buy(key)
  const { chapters } = await member.get(`/learning/course/${key.replace('course-', '')}`)
  const lessons = chapters.flatMap(
    (/** @type {{ lessons: { id: string }[] }} */ one) => one.lessons,
  )
  for (const lesson of lessons.slice(0, 3))
    await member.post(`/learning/lesson/${lesson.id}/progress`, { place: 8, isFinished: true })
  const text = notes[/** @type {keyof typeof notes} */ (env.LANGUAGE ?? 'hun')]
  await member.post(`/learning/lesson/${lessons[1].id}/note`, { text, version: 0 })
  await member.post(`/learning/lesson/${lessons[3].id}/progress`, { place: 5 })
  return 1
}

/**
 * @param {import('./demo-member.mjs').Member} member
 * @param {Record<string, string>} env
 */
async function buyBook(member, env) {
  const key = await findKey(member, titleOf('ebooks/book-of-the-chart/book', env))
  if (!key || (await member.owns(key))) return 0
  await member.buy(key)
  return 1
}

/**
 * The title in the seeded content.
 *
 * @param {string} name
 * @param {Record<string, string>} env
 * @returns {string | undefined}
 */
function titleOf(name, { LANGUAGE = 'hun' }) {
  const file = path.join(cms, 'seed/content', `${name}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))[LANGUAGE]?.title
}

/**
 * The product key of an item on sale.
 *
 * @param {import('./demo-member.mjs').Member} member
 * @param {string | undefined} title
 * @returns {Promise<string | undefined>}
 */
async function findKey({ get }, title) {
  const { products } = await get('/payment/products')
  return products.find((/** @type {{ name: string }} */ one) => one.name === title)?.key
}
