import type { PanelLanguage } from '../lib/panel-language'

/** What each pattern of a schema asks for, as people say it. A pattern that has no sentence fails a test. */
export const patterns: Readonly<Record<string, Readonly<Record<PanelLanguage, string>>>> = {
  // A coupon's code.
  '^[A-Z0-9][A-Z0-9-]{2,39}$': {
    hun: 'A kódban nagybetű és szám lehet, közte kötőjel, ékezet és szóköz nélkül; legalább 3, legfeljebb 40 jel.',
    eng: 'A code has capitals and digits, hyphens between them, no accents and no spaces; 3 characters at least, 40 at most.',
  },
  // The end of an address of ours.
  '^[a-z0-9]+(-[a-z0-9]+)*$': {
    hun: 'A webcímben kisbetű és szám lehet, közte kötőjel, ékezet és szóköz nélkül, így: nyari-ajanlat.',
    eng: 'An address has small letters and digits, hyphens between them, no accents and no spaces: summer-offer.',
  },
  // Where a button or a menu item leads.
  '^(/(?!/)\\S*|#\\S+|https://\\S+|mailto:\\S+)$': {
    hun: 'Így kezdődjön: / (a mi oldalunk), # (szakasz), https:// vagy mailto:, és ne legyen benne szóköz.',
    eng: 'Begin with / (a page of ours), # (a section), https:// or mailto:, without spaces.',
  },
  // By what the system knows a letter.
  '^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$': {
    hun: 'A névben betű és szám lehet, közte kötőjel, ékezet és szóköz nélkül.',
    eng: 'A name has letters and digits, hyphens between them, no accents and no spaces.',
  },
  // Lines that begin with a time: chapters and captions of a film.
  '^\\s*((\\d{1,2}:)?[0-5]?\\d:[0-5]\\d([ \\t][^\\n]*)?\\r?(\\n\\s*|$))*$': {
    hun: 'Minden sor egy idővel kezdődjön, utána szóköz és a szöveg, így: 0:05 Egy nap száma.',
    eng: 'Every line begins with a time, then a space and the text: 0:05 The number of a day.',
  },
  // By what the code knows a statement of the test, a text, a picture: nobody types these.
  '^[A-Za-z][A-Za-z0-9-]*$': {
    hun: 'Ezt a rendszer tölti ki.',
    eng: 'The system fills this in.',
  },
  '^[a-z][A-Za-z]*(\\.[A-Za-z0-9-]+){1,2}$': {
    hun: 'Ilyet itt nem lehet felvenni. Nyisd meg a listából azt, amelyiket írni szeretnéd.',
    eng: 'None is added here. Open the one that you want to write from the list.',
  },
  '^[a-z0-9]+([-.][a-z0-9]+)*$': {
    hun: 'Válassz a felkínáltak közül.',
    eng: 'Choose one of those that are offered.',
  },
}
