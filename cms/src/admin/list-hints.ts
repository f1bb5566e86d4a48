import { type Translated, translated } from '../analysis/analysis-texts/subject-words'

/** Explains lists with a fixed set of entries. */
export const listHints: Readonly<Record<string, Translated>> = {
  'api::page.page': translated(
    'Impresszum, szerződési feltételek, elállás, kapcsolat, adatkezelés: mindegyikből egy.',
    'Imprint, terms of sale, withdrawal, contact, privacy policy: one of each.',
    'Реквизиты, условия продажи, отказ от покупки, контакты, обработка данных: по одной.',
  ),
  'api::sales-page.sales-page': translated(
    'A hosszú bemutató oldal, amely a /reszletek alatt látszik: egy van belőle.',
    'The long page at /reszletek that explains and sells: there is one.',
    'Длинная страница /reszletek, которая объясняет и продаёт: она одна.',
  ),
  'api::index-variant.index-variant': translated(
    'A kezdőlap eleje: mindenfajta látogatónak egy.',
    'The beginning of the home page: one for each kind of visitor.',
    'Начало главной страницы: по одному для каждого вида посетителей.',
  ),
  'api::home-section.home-section': translated(
    'A kezdőlap többi része: mindegyik szakaszból egy.',
    'The rest of the home page: one of each section.',
    'Остальная главная страница: по одному разделу каждого вида.',
  ),
  'api::interpretation.interpretation': translated(
    'Az elemzések bemutatkozó oldalai: mindegyik fajtának egy.',
    'The pages that introduce the analyses: one for each kind.',
    'Страницы, которые представляют разборы: по одной для каждого вида.',
  ),
  'api::site-image.site-image': translated(
    'A képek olyan oldalakon, amelyek csak üzennek valamit: mindegyiknek egy.',
    'The pictures of pages that only say something: one for each.',
    'Картинки страниц, которые только сообщают что-то: по одной для каждой.',
  ),
  'api::menu-override.menu-override': translated(
    'Hová visz egy menüpont a megszokott helye helyett: mindegyiknek egy lehet.',
    'Where an item of the menu leads instead of its usual place: one for each.',
    'Куда ведёт пункт меню вместо обычного места: по одному для каждого.',
  ),
  'api::product.product': translated(
    'Amit eladunk, az árával: mindegyikből egy.',
    'What is sold, with its price: one of each.',
    'То, что продаётся, с ценой: по одному каждого.',
  ),
  'api::interpretation-text.interpretation-text': translated(
    'Amit az elemzések mondanak: minden eredményhez egy szöveg.',
    'What the analyses say: one text for each result.',
    'То, что говорят разборы: по одному тексту на каждый результат.',
  ),
}
