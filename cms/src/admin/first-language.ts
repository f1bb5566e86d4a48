// Where Strapi keeps the language of the panel; English where nothing stands.
const key = 'strapi-admin-language'
const known = ['hu', 'en', 'ru']

/** The sign-in page speaks the browser's language until somebody chooses another. */
export function startInBrowserLanguage({ localStorage, navigator }: Window) {
  if (localStorage.getItem(key)) return
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  const language = wanted.find((code) => known.includes(code))
  if (language) localStorage.setItem(key, language)
}
