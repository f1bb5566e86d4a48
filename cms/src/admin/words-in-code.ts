/** Whole texts that Strapi has in its code and not among its translatable messages. */
export const wordsInCode: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hu: {
    Published: 'Közzétéve',
    Modified: 'Módosítva',
    Draft: 'Vázlat',
    name: 'Név',
    status: 'Állapot',
    'Publication status': 'Közzététel',
    'Close modal': 'Bezárás',
    Search: 'Keresés',
    Clear: 'Törlés',
    Menu: 'Menü',
    Pagination: 'Lapozás',
    Month: 'Hónap',
    Year: 'Év',
    'Choose date': 'Nap választása',
    'Choose time': 'Időpont választása',
  },
  ru: {
    Published: 'Опубликовано',
    Modified: 'Изменено',
    Draft: 'Черновик',
    name: 'Название',
    status: 'Состояние',
    'Publication status': 'Публикация',
    'Close modal': 'Закрыть',
    Search: 'Поиск',
    Clear: 'Очистить',
    Menu: 'Меню',
    Pagination: 'Страницы списка',
    Month: 'Месяц',
    Year: 'Год',
    'Choose date': 'Выбрать день',
    'Choose time': 'Выбрать время',
  },
}

// Content of entries may be the same word: only text in the panel's own controls is translated.
const controls = 'button, th, [role=option], [role=combobox], [role=tooltip], [role=dialog] td'
const name = 'aria-label'

/** Replaces them by the panel's language wherever the panel renders them. */
export function translateWordsInCode({ document }: Window) {
  const wordFor = (word: string) => wordsInCode[document.documentElement.lang]?.[word]
  const translateText = (text: Text) => {
    const word = wordFor(text.data)
    if (word && text.parentElement?.closest(controls)) text.data = word
  }
  const translateName = (element: Element) => {
    const word = wordFor(element.getAttribute(name) ?? '')
    if (word) element.setAttribute(name, word)
  }
  const translate = (node: Node) => {
    if (node instanceof Text) translateText(node)
    if (node instanceof Element) translateName(node)
  }
  const watching = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      translate(target)
      for (const added of Array.from(addedNodes)) {
        const nodes = document.createTreeWalker(added)
        for (let node: Node | null = added; node; node = nodes.nextNode()) translate(node)
      }
    }
  })
  const changed = { childList: true, subtree: true, characterData: true, attributeFilter: [name] }
  watching.observe(document.body, changed)
}
