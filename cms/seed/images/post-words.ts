import type { Language } from '@krono/contract'

/** Text alternatives of the pictures in posts. */
export const postWords = {
  map: {
    hun: 'Metrótérkép: egy függőleges vonalon hét megálló, mindegyikből balra vagy jobbra egy-egy színes leágazás indul, hol rövid, hol hosszú',
    eng: 'A map of an underground: seven stops on an upright line, and from each a coloured branch to the left or to the right, some short, some long',
    rus: 'Схема метро: на вертикальной линии семь станций, от каждой влево или вправо отходит цветная ветка, где короткая, где длинная',
  },
  beads: {
    hun: 'Három sor gyöngy az éjszakában, mindegyikben hatvan: hullámban emelkednek és süllyednek, soronként más ütemben',
    eng: 'Three rows of sixty beads by night: they rise and fall in waves, and each row in a time of its own',
    rus: 'Три ряда по шестьдесят бусин в ночи: они поднимаются и опускаются волнами, каждый ряд в своём ритме',
  },
  two: {
    hun: 'Két ember rajza egy asztalnál, köztük a torok magasságában pontozott vonal',
    eng: 'The drawings of two people at a table, with a dotted line between them at the height of the throat',
    rus: 'Рисунки двух людей за столом, между ними на высоте горла пунктир',
  },
  three: {
    hun: 'Három ember rajza egy asztal mögött: két felnőtt, középen egy gyerek',
    eng: 'The drawings of three people behind a table: two adults, and a child in the middle',
    rus: 'Рисунки трёх людей за столом: двое взрослых и ребёнок между ними',
  },
  squint: {
    hun: 'Ugyanaz a rajz kétszer: balra egyszínű folt, jobbra minden gyűrűjével',
    eng: 'The same drawing twice: on the left a blot of one colour, on the right with all its rings',
    rus: 'Один и тот же рисунок дважды: слева одноцветное пятно, справа со всеми кольцами',
  },
  halves: {
    hun: 'Egy rajz szétnyitva: bal fele az éjszakában, jobb fele a nappalban',
    eng: 'A drawing opened in the middle: its left half by night, its right half by day',
    rus: 'Рисунок, раскрытый посередине: левая половина в ночи, правая днём',
  },
  evenings: {
    hun: 'Hat sorban hét-hét korong, a sötétkéktől a sárgáig: a színük lassan erősödik és halványul',
    eng: 'Six rows of seven discs between dark blue and yellow: their colour slowly rises and fades',
    rus: 'Шесть рядов по семь дисков от тёмно-синего до жёлтого: цвет медленно разгорается и гаснет',
  },
} as const satisfies Record<string, Record<Language, string>>
