import { useFetchClient, Widget } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { furthestState, type Setting, type State } from './operator-details'
import { operatorWords } from './operator-words'

const address = '/content-manager/single-types/api::site-setting.site-setting'
const locales = ['hu', 'en', 'ru']

/** Widget of the home page: legally required details that are missing. */
export default function OperatorWidget() {
  const { get } = useFetchClient()
  const [state, setState] = useState<State | 'failed'>()
  useEffect(() => {
    const ask = async (locale: string) => {
      const params = { locale, status: 'published' }
      const { data } = await get<{ data?: Setting }>(address, { params })
      return data.data ?? {}
    }
    // The request fails for a language without a published entry.
    Promise.allSettled(locales.map(ask)).then((answers) => {
      const settings = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      setState(settings.length > 0 ? furthestState(settings) : 'failed')
    })
  }, [get])

  if (state === undefined) return <Widget.Loading />
  if (state === 'failed') return <Widget.Error />
  const words = operatorWords(document.documentElement.lang)
  return (
    // The panel's own text size: a widget has none.
    <div style={{ fontSize: '1.4rem', lineHeight: 1.5 }}>
      <p>{words[state.is]}</p>
      {state.is === 'missing' && (
        <ul style={{ margin: '0.8rem 0 0 1.6rem', listStyle: 'disc' }}>
          {state.details.map((name) => (
            <li key={name}>{words.details[name]}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
