import type { PanelLanguage } from '../../platform/lib/panel-language'

/** What each pattern of a schema requires, in plain words. A pattern without a sentence fails a test. */
export const patterns: Readonly<Record<string, Readonly<Record<PanelLanguage, string>>>> = {
  // A coupon's code.
  '^[A-Z0-9][A-Z0-9-]{2,39}$': {
    hun: 'A kódban nagybetű és szám lehet, közte kötőjel, ékezet és szóköz nélkül; legalább 3, legfeljebb 40 jel.',
    eng: 'A code has capital letters and digits, with hyphens between them, no accents and no spaces; 3 to 40 characters.',
  },
  // Last part of an address (slug).
  '^[a-z0-9]+(-[a-z0-9]+)*$': {
    hun: 'A webcímben kisbetű és szám lehet, közte kötőjel, ékezet és szóköz nélkül, így: nyari-ajanlat.',
    eng: 'An address has lower-case letters and digits, with hyphens between them, no accents and no spaces: summer-offer.',
  },
  // Target of a button.
  '^(/(?![/\\\\])\\S*|#\\S+|https://\\S+|mailto:\\S+)$': {
    hun: 'Így kezdődjön: / (a mi oldalunk), # (szakasz), https:// vagy mailto:, és ne legyen benne szóköz.',
    eng: 'Begin with / (a page of ours), # (a section), https:// or mailto:, without spaces.',
  },
  // Target of a menu item: a page of ours or another site.
  '^(/(?![/\\\\])\\S*|https://\\S+)$': {
    hun: 'Így kezdődjön: / (a mi oldalunk) vagy https://, és ne legyen benne szóköz.',
    eng: 'Begin with / (a page of ours) or https://, without spaces.',
  },
  // Name of an e-mail in the code.
  '^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$': {
    hun: 'A névben betű és szám lehet, közte kötőjel, ékezet és szóköz nélkül.',
    eng: 'A name has letters and digits, with hyphens between them, no accents and no spaces.',
  },
  // Lines that begin with a time: chapters and captions of a video.
  '^\\s*((\\d{1,2}:)?[0-5]?\\d:[0-5]\\d([ \\t][^\\n]*)?\\r?(\\n\\s*|$))*$': {
    hun: 'Minden sor egy idővel kezdődjön, utána szóköz és a szöveg, így: 0:05 Egy nap száma.',
    eng: 'Every line begins with a time, then a space and the text: 0:05 The number of a day.',
  },
  // Keys in the code of test questions, texts and pictures: generated, not typed.
  '^[A-Za-z][A-Za-z0-9-]*$': {
    hun: 'Ezt a rendszer tölti ki.',
    eng: 'The system fills this in.',
  },
  '^[a-z][A-Za-z]*(\\.[A-Za-z0-9-]+){1,2}$': {
    hun: 'Ilyet itt nem lehet felvenni. Nyisd meg a listából azt, amelyiket írni szeretnéd.',
    eng: 'Nothing is added here. Open the one you want to edit from the list.',
  },
  '^[a-z0-9]+([-.][a-z0-9]+)*$': {
    hun: 'Válassz a felkínáltak közül.',
    eng: 'Choose one of the options.',
  },
}
