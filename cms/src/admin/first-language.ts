// Where Strapi stores the panel language; English if unset.
const key = 'strapi-admin-language'
const known = ['hu', 'en', 'ru']

/** The sign-in page uses the browser's language until the user chooses another. */
export function startInBrowserLanguage({ localStorage, navigator }: Window) {
  if (localStorage.getItem(key)) return
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  const language = wanted.find((code) => known.includes(code))
  if (language) localStorage.setItem(key, language)
}
