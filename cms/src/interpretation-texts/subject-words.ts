import type { Language } from '@krono/contract'

export type Said = Readonly<Record<Language, string>>

/** A word in the languages of the panel. */
export const said = (hun: string, eng: string, rus: string): Said => ({ hun, eng, rus })

/** What an interpretation text is about: the first part of its key. */
export const subjectWords = {
  chakra: said('Csakra', 'Chakra', 'Чакра'),
  physical: said('Testi szint', 'Physical level', 'Физический уровень'),
  emotional: said('Érzelmi szint', 'Emotional level', 'Эмоциональный уровень'),
  intellectual: said('Értelmi szint', 'Intellectual level', 'Интеллектуальный уровень'),
  totalVitalEnergy: said('Összes életenergia', 'Total vital energy', 'Общая жизненная энергия'),
  logical: said('Logikai érték', 'Logical value', 'Логика'),
  creative: said('Alkotói érték', 'Creative value', 'Творчество'),
  community: said('Közösségi érték', 'Community value', 'Общность'),
  self: said('Önérvényesítő érték', 'Self-assertion value', 'Самоутверждение'),
  activity: said('Aktivitás', 'Activity', 'Активность'),
  restraint: said('Fékezőerő', 'Restraint', 'Сдержанность'),
  sides: said('Oldalak', 'Sides', 'Стороны'),
  contour: said('Kontúr', 'Contour', 'Контур'),
  character: said('Karakter', 'Character', 'Характер'),
  portrait: said('Karakter a képtárban', 'Character in the gallery', 'Характер в галерее'),
  type: said('Kapcsolattípus', 'Relationship type', 'Тип отношений'),
  kind: said('Kapcsolódás csakránként', 'Connection by chakra', 'Связь по чакрам'),
  reflection: said('Tükör és árnyék', 'Mirror and shadow', 'Зеркало и тень'),
  understanding: said('Megértés', 'Understanding', 'Понимание'),
  chapter: said('Fejezet bevezetője', 'Opening of a chapter', 'Вступление главы'),
  strongest: said('Legerősebb csakra', 'Strongest chakra', 'Самая сильная чакра'),
  weakest: said('Leghalkabb csakra', 'Quietest chakra', 'Самая тихая чакра'),
  weave: said(
    'Átkötés két eredmény között',
    'From one result to the next',
    'Переход от одного к другому',
  ),
  balance: said('Két ember harmóniája', 'Harmony of two people', 'Гармония двоих'),
  yearCycle: said('Egy ciklus az évben', 'A cycle in the year', 'Цикл в течение года'),
  monthLeads: said('A hónapban vezető ciklus', 'Cycle that leads a month', 'Ведущий цикл месяца'),
  monthRests: said(
    'A hónapban pihenő ciklus',
    'Cycle that rests in a month',
    'Отдыхающий цикл месяца',
  ),
  familyHarmony: said('Család: harmónia', 'Family: harmony', 'Семья: гармония'),
  familyStrong: said('Család: a legerősebb', 'Family: strongest', 'Семья: самое сильное'),
  familyWeak: said('Család: a leghalkabb', 'Family: quietest', 'Семья: самое тихое'),
  familyRole: said('Család: szerepek', 'Family: roles', 'Семья: роли'),
  familyPair: said('Család: párok', 'Family: pairs', 'Семья: пары'),
  familySpread: said(
    'Család: mennyire egyformák a párok',
    'Family: how alike the pairs are',
    'Семья: насколько похожи пары',
  ),
  familyTogether: said('Család: megértés', 'Family: understanding', 'Семья: понимание'),
  groupHarmony: said('Csoport: harmónia', 'Group: harmony', 'Группа: гармония'),
  groupStrong: said('Csoport: a legerősebb', 'Group: strongest', 'Группа: самое сильное'),
  groupWeak: said('Csoport: a leghalkabb', 'Group: quietest', 'Группа: самое тихое'),
  groupRole: said('Csoport: szerepek', 'Group: roles', 'Группа: роли'),
  groupPair: said('Csoport: párok', 'Group: pairs', 'Группа: пары'),
  groupSpread: said(
    'Csoport: mennyire egyformák a párok',
    'Group: how alike the pairs are',
    'Группа: насколько похожи пары',
  ),
  groupSides: said('Csoport: oldalak', 'Group: sides', 'Группа: стороны'),
}

export const chakraWords = {
  crown: said('Korona', 'Crown', 'Корона'),
  thirdEye: said('Harmadik szem', 'Third eye', 'Третий глаз'),
  throat: said('Torok', 'Throat', 'Горло'),
  heart: said('Szív', 'Heart', 'Сердце'),
  solarPlexus: said('Napfonat', 'Solar plexus', 'Солнечное сплетение'),
  sacral: said('Szakrális', 'Sacral', 'Сакральная'),
  root: said('Gyökér', 'Root', 'Корень'),
}
