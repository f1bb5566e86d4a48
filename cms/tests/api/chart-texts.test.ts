import { describe, expect, test } from '@jest/globals'
import { chakras, chartOf } from '@krono/chart'
import { readContent, textFile } from '../../seed/content-files'
import { secrets } from '../support/environment'
import { call, newMember } from '../support/people'
import { everyCms } from '../support/running'

const date = '1984-06-12'
const chart = chartOf(date)
const keys = chakras.map(({ chakra }) => `chakra.${chakra}.${chart.chakras[chakra].octant}`)
const [strongest] = chart.character.split('-')
const tasted = keys.find((key) => key.startsWith(`chakra.${strongest}.`))

const seeded = ['crown-third-eye', 'throat-heart', 'solar-plexus-sacral-root'].flatMap((file) =>
  Object.entries(readContent(`texts/chakra-${file}`, textFile)),
)
const longOf = (key: string, language: 'hun' | 'eng') =>
  seeded.find(([name]) => name === key)?.[1][language]?.long ?? ''

type Text = { key: string; long: { children: { text: string }[] }[] }
const wordsOf = ({ long }: Text) => long.map((block) => block.children[0]?.text).join('\n\n')

describe.each(everyCms())('long texts on %s', (_name, cms) => {
  const read = (token: string, language = 'hun') =>
    call(cms, 'GET', `/chart/texts?date=${date}&language=${language}`, { token })

  test.each(['hun', 'eng'] as const)('a premium member reads all seven in %s', async (language) => {
    const { token } = await newMember(cms, { tier: 'paid' })
    const { body } = await read(token, language)
    expect(body.isWhole).toBe(true)
    expect(body.texts.map((text: Text) => [text.key, wordsOf(text)])).toEqual(
      keys.map((key) => [key, longOf(key, language)]),
    )
  })

  test('a free member gets only two sentences about the strongest chakra', async () => {
    const { token } = await newMember(cms)
    const { body } = await read(token)
    expect(body.isWhole).toBe(false)
    expect(body.texts).toHaveLength(1)
    const [text]: Text[] = body.texts
    expect(text?.key).toBe(tasted)
    const taste = text ? wordsOf(text).replace(/ …$/, '') : ''
    const whole = longOf(tasted ?? '', 'hun')
    expect(whole.startsWith(taste)).toBe(true)
    expect(taste.length).toBeLessThan(whole.length / 2)
  })

  test('web’s own token reads short texts only', async () => {
    for (const query of ['', '?fields=long', '?fields[0]=key&fields[1]=long', '?populate=*']) {
      const answer = await fetch(`${cms.url}/api/interpretation-texts${query}`, {
        headers: { Authorization: `Bearer ${secrets.CONTENT_TOKEN}` },
      })
      expect(await answer.text()).not.toContain('"long"')
    }
  })

  test.each(['date=1900-02-29&language=hun', `date=${date}&language=de`, `date=${date}`])(
    '%s is refused',
    async (query) => {
      const { token } = await newMember(cms)
      expect((await call(cms, 'GET', `/chart/texts?${query}`, { token })).status).toBe(400)
    },
  )
})
