import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { type TestApp, testApp } from '../../../../tests/factories/harness.js'
import { fc, seed } from '../../../../tests/factories/random.js'

/*
 * 10,000 random names, each stored in one spelling and searched in another: with or without accents, composed or not, in
 * capitals, with another apostrophe, with the words in another order. Everybody is found. SEED repeats a run.
 */
const people = 10_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** How else a letter is written. */
const accented: Readonly<Record<string, string>> = {
  a: 'áàâãäåāăą',
  c: 'çćč',
  d: 'đď',
  e: 'éèêëēęě',
  i: 'íìîïīı',
  l: 'łĺ',
  n: 'ñńň',
  o: 'óòôõöøō',
  s: 'šśş',
  u: 'úùûüūů',
  y: 'ýÿ',
  z: 'žźż',
}
const apostrophes = "'’‘ʼ´`"

const simples = [
  ...[
    'ana',
    'joao',
    'jose',
    'conceicao',
    'yuki',
    'tanaka',
    "d'avila",
    "sant'ana",
    'lucja',
    'souza',
    'goncalves',
    'muller',
  ],
  ...['dona', 'ines', 'angela', 'assuncao', 'nunez', 'zoe', 'ayla', 'oliveira', "o'neill", 'caetano', 'luis', 'simoes'],
]

/** One spelling of plain words: some letters with accents, some capitals, one of the apostrophes. */
const spellings = (plain: string) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.boolean()), { minLength: plain.length, maxLength: plain.length }),
      fc.constantFrom(...apostrophes),
      fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'),
    )
    .map(([choices, apostrophe, form]) =>
      Array.from(plain, (letter, at) => {
        const [dice = 0, which = 0, capital = false] = choices[at] ?? []
        if (letter === "'") return apostrophe
        const others = accented[letter] ?? ''
        const chosen = dice < 4 && others ? (others[which % others.length] as string) : letter
        return (capital ? chosen.toUpperCase() : chosen).normalize(apostrophe === '´' ? 'NFC' : form)
      }).join(''),
    )

const pessoa = fc.shuffledSubarray(simples, { minLength: 2, maxLength: 4 }).chain((words) =>
  fc.record({
    nome: spellings(words.join(' ')),
    busca: fc.shuffledSubarray(words, { minLength: 1 }).chain((some) => spellings(some.join(' '))),
  }),
)

test('everybody of 10,000 is found, however the name is stored and typed', async () => {
  const church = await app.church()
  const token = await church.token(1)
  const names = fc.sample(pessoa, { numRuns: people, seed })
  try {
    await app.sql(
      `insert into usuario (id_cliente, perfil, numero, name)
       select $1::int, 2, n::text, nome from jsonb_array_elements_text($2::jsonb) with ordinality as t(nome, n)`,
      [church.idCliente, JSON.stringify(names.map(({ nome }) => nome))],
    )
    const searched = names.map(({ busca }, at) => ({ n: String(at + 1), padroes: searchPatterns(busca) }))
    expect(searched.every(({ padroes }) => padroes.length > 0)).toBe(true)
    const missed = await app.sql<{ n: string; nome: string }>(
      `select t.n, u.name as nome from jsonb_to_recordset($2::jsonb) as t(n text, padroes text[])
       join usuario u on u.id_cliente = $1::int and u.numero = t.n where not (u.busca like all (t.padroes))`,
      [church.idCliente, JSON.stringify(searched)],
    )
    expect(missed.map(({ n, nome }) => [nome, names[Number(n) - 1]?.busca])).toEqual([])
    // the same by the search of the screens
    const query = 'query($busca: String!) { usuarios(busca: $busca, first: 100) { totalCount nodes { name } } }'
    for (const { nome } of names.slice(0, 60)) {
      const { data, errors } = await app.graphql(token, query, { busca: nome })
      expect([nome, errors]).toEqual([nome, undefined])
      const found: string[] = data.usuarios.nodes.map(({ name }: { name: string }) => name.normalize('NFC'))
      expect([nome, found.includes(nome.normalize('NFC')) || data.usuarios.totalCount > 100]).toEqual([nome, true])
    }
  } catch (error) {
    console.error(`SEED=${seed} repeats this run`)
    throw error
  }
})
