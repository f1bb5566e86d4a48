import { useFetchClient, Widget } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { type Setting, stateOfDetails } from './operator-details'
import { operatorWords } from './operator-words'

const uid = 'api::site-setting.site-setting'

/** Says on the panel's first page what the pages that the law asks for still lack. */
export default function OperatorWidget() {
  const { get } = useFetchClient()
  const [setting, setSetting] = useState<Setting | 'failed'>()
  useEffect(() => {
    get(`/content-manager/single-types/${uid}`, { params: { status: 'published' } })
      .then(({ data }) => setSetting(data.data ?? {}))
      .catch(() => setSetting('failed'))
  }, [get])

  if (setting === undefined) return <Widget.Loading />
  if (setting === 'failed') return <Widget.Error />
  const words = operatorWords(document.documentElement.lang)
  const state = stateOfDetails(setting)
  return (
    // The panel's own size of text: a box of the first page has none.
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
