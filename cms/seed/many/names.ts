import type { Language } from '@krono/contract'

type Names = {
  families: readonly string[]
  /** Women's first names; their Russian family names have another ending. */
  women: readonly string[]
  men: readonly string[]
}

const listOf = (words: string) => words.split(' ')

/** Common names of each country, the most common first. */
export const names = {
  hun: {
    families: listOf(
      'Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász Lakatos Mészáros Oláh Simon Rácz Fekete Szilágyi Török Fehér Balázs Gál Kis Szűcs Kocsis Orsós Pintér Fodor Szalai Sipos Magyar Lukács Gulyás Biró Király László Katona Jakab Bogdán Balog Sándor Boros Fazekas Kelemen Antal Somogyi Váradi Fülöp Orosz Vincze Veres Hegedűs Budai Deák Pap Bálint Pál Illés Vörös Szőke Lengyel Bognár Vass Fábián Jónás Szántó Őri Ürmös Kővári Pásztor Halász Bíró Máté Dudás Major Hajdu Barta Nemes Soós Dobos Virág Péter Faragó Kerekes',
    ),
    women: listOf(
      'Mária Erzsébet Katalin Ilona Éva Anna Zsuzsanna Margit Judit Ágnes Andrea Erika Krisztina Ildikó Mónika Eszter Julianna Magdolna Anita Tímea Edit Gabriella Szilvia Nóra Réka Zsófia Dóra Hanna Boglárka Viktória Petra Orsolya Beáta Renáta Bernadett Csilla Emese Kinga Luca Fanni',
    ),
    men: listOf(
      'László István József János Zoltán Sándor Gábor Ferenc Attila Péter Tamás Zsolt Tibor András Csaba Imre Lajos György Balázs Gyula Mihály Károly Róbert Béla Dávid Dániel Ádám Krisztián Miklós Norbert Bence Máté Levente Szabolcs Márk Roland Ákos Gergő Dénes Richárd',
    ),
  },
  eng: {
    families: listOf(
      'Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Robinson Wright Thompson Evans Walker White Roberts Green Hall Wood Harris Lewis Martin Jackson Clarke Clark Turner Hill Cooper Ward Moore Shah Baker O’Connor Campbell Murphy Singh Ahmed Kelly Bell Young',
    ),
    women: listOf(
      'Margaret Susan Karen Sarah Emma Laura Rebecca Charlotte Amy Olivia Sophie Lucy Hannah Jessica Emily Chloe Grace Zoë Helen Claire Fiona Rachel Nicola Joanne',
    ),
    men: listOf(
      'David John Peter Michael Paul Andrew Mark James Daniel Thomas Matthew Christopher Robert Richard Stephen Ben Jack Harry Oliver George Liam Sean Adam Simon',
    ),
  },
  rus: {
    families: listOf(
      'Иванов Смирнов Кузнецов Попов Васильев Петров Соколов Михайлов Новиков Фёдоров Морозов Волков Алексеев Лебедев Семёнов Егоров Павлов Козлов Степанов Николаев Орлов Андреев Макаров Никитин Захаров Зайцев Соловьёв Борисов Яковлев Григорьев',
    ),
    women: listOf(
      'Анна Елена Ольга Наталья Ирина Татьяна Мария Светлана Екатерина Юлия Анастасия Дарья Ксения Алёна Виктория Полина Вера Людмила',
    ),
    men: listOf(
      'Александр Сергей Дмитрий Алексей Андрей Максим Евгений Иван Михаил Артём Николай Илья Павел Роман Владимир Кирилл Игорь Юрий',
    ),
  },
} as const satisfies Record<Language, Names>
