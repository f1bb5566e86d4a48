const words = {
  hun: {
    code: 'hu',
    locale: 'hu-HU',
    title: 'Postaláda',
    intro: 'Ide érkezik minden levél, amit az oldal küld. Innen semmi sem megy ki az internetre.',
    empty: 'Még nem jött levél.',
    emptyHint: 'Regisztrálj az oldalon, vagy kérj új jelszót, és itt azonnal megjelenik.',
    clear: 'Levelek törlése',
    back: 'Vissza a levelekhez',
    from: 'Feladó',
    to: 'Címzett',
    date: 'Érkezett',
    noSubject: '(nincs tárgya)',
    html: 'Így néz ki',
    text: 'Csak szöveggel',
    headers: 'Fejlécek',
    attachments: 'Mellékletek',
    links: 'Hivatkozások',
    newTab: '(új lapon)',
    arrived: 'Új levél érkezett.',
    missing: 'Ez a levél már nincs meg.',
  },
  eng: {
    code: 'en',
    locale: 'en-GB',
    title: 'Mailbox',
    intro: 'Every letter that the site sends arrives here. Nothing leaves for the internet.',
    empty: 'No letter yet.',
    emptyHint: 'Register on the site or ask for a new password, and it appears here at once.',
    clear: 'Delete the letters',
    back: 'Back to the letters',
    from: 'From',
    to: 'To',
    date: 'Arrived',
    noSubject: '(no subject)',
    html: 'How it looks',
    text: 'As plain text',
    headers: 'Headers',
    attachments: 'Attachments',
    links: 'Links',
    newTab: '(opens a new tab)',
    arrived: 'A new letter arrived.',
    missing: 'This letter is not here any more.',
  },
}

export type Words = typeof words.eng

/** The mailbox is a tool of developers: Hungarian or English. */
export const wordsOf = (language: string | undefined) =>
  language === 'hun' || !language ? words.hun : words.eng
