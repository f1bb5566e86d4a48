import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { shownLocale } from './our-words'

const locale = 'plugins[i18n][locale]'
const isNew = (pathname: string) => /\/collection-types\/[^/]+\/create$/.test(pathname)

/**
 * Opens the form of a new entry in the language of the panel instead of the locale that Strapi last showed. A locale
 * chosen for the new entry is left as chosen.
 */
export function NewInPanelLanguage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const last = useRef('')
  const isOpening = useRef(false)
  useEffect(() => {
    const params = new URLSearchParams(search)
    if (last.current !== pathname) {
      // A reloaded page keeps the locale of its URL.
      const isLoaded = last.current === '' && params.has(locale)
      isOpening.current = isNew(pathname) && !isLoaded
      last.current = pathname
    }
    if (!isOpening.current) return
    // Strapi writes the last locale into the URL while the form opens.
    if (params.get(locale) === shownLocale()) isOpening.current = false
    else {
      params.set(locale, shownLocale())
      navigate({ pathname, search: `?${params}` }, { replace: true })
    }
  }, [pathname, search, navigate])
  return null
}
