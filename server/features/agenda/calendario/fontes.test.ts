import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'

let app: TestApp
let church: TestChurch
let admin: string

const query = `{ calendario(de: "2030-03-01", ate: "2030-03-31") { tipo titulo dia hora local caminho cancelado } }`
type Entry = { tipo: string; titulo: string; dia: string; hora: string | null; caminho: string; cancelado: boolean }
const read = async (token: string): Promise<Entry[]> => (await app.graphql(token, query)).data.calendario
const shown = (entries: Entry[]) => entries.map(({ titulo, dia, hora }) => [titulo, dia, hora])
const post = async (path: string, body: object) => {
  const answer = await app.rest(admin, 'POST', path, body)
  expect([path, answer.status, answer.status < 300 ? '' : answer.body]).toEqual([path, expect.any(Number), ''])
  return answer.body
}

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const member = async (perfil: 2 | 3 = 2) => {
  const { id } = await church.person({ perfil })
  return { id, token: await app.session(church.idCliente, id) }
}

/** Creates a new church for each test. */
async function open() {
  church = await app.church()
  admin = await church.token(1)
}

describe('worship services in the calendar', () => {
  test('worship services in the calendar are listed in the church’s time zone; cancelled ones are marked, deleted ones are left out', async () => {
    await open()
    const { id: idLocal } = await post('/locais', { nomeLocal: 'Templo' })
    const ids: number[] = []
    for (const [dataCulto, horaCulto, temaCulto] of [
      ['2030-03-03', '19:00', 'Gratidão'],
      ['2030-03-31', '23:30', null],
      ['2030-02-28', '19:00', null],
      ['2030-04-01', '09:00', null],
      ['2030-03-10', '09:00', null],
      ['2030-03-17', '09:00', null],
    ])
      ids.push((await post('/cultos', { dataCulto, horaCulto, temaCulto, idLocal })).id)
    await app.rest(admin, 'DELETE', `/cultos/${ids[4]}`)
    await app.graphql(admin, `mutation { cancelarCulto(id: ${ids[5]}) { id } }`)
    const entries = await read(await church.token(2))
    expect(shown(entries)).toEqual([
      ['Culto · Gratidão', '2030-03-03', '19:00'],
      ['Culto', '2030-03-17', '09:00'],
      ['Culto', '2030-03-31', '23:30'],
    ])
    expect(entries[0]).toMatchObject({ tipo: 'culto', local: 'Templo', caminho: `/dashboard/cultos/${ids[0]}` })
    expect(entries.map(({ cancelado }) => cancelado)).toEqual([false, true, false])
    expect(await read(await (await app.church()).token(1))).toEqual([])
  })
})

describe('rehearsals in the calendar', () => {
  test('rehearsals in the calendar are shown to people who may read them, each with a link to a screen that the person may open', async () => {
    await open()
    const { id: idGrupo } = await post('/gruposLouvor', { nomeGrupo: 'Vozes' })
    const { id } = await post('/ensaiosLouvor', { idGrupo, dataEnsaio: '2030-03-08', horaEnsaio: '20:00' })
    await post('/ensaiosLouvor', { idGrupo, dataEnsaio: '2030-04-08', horaEnsaio: '20:00' })
    expect(await read(await church.token(2))).toEqual([])
    const of = async (perfil: 1 | 3 | 4) => (await read(await church.token(perfil))).map(({ caminho }) => caminho)
    expect(await of(1)).toEqual([`/dashboard/setlist_louvor/${id}`])
    expect(await of(3)).toEqual([`/dashboard/setlist_louvor/${id}`])
    expect(await of(4)).toEqual([`/dashboard/ensaios_louvor/${idGrupo}`])
    expect(shown(await read(admin))).toEqual([['Ensaio · Vozes', '2030-03-08', '20:00']])
    await app.rest(admin, 'DELETE', `/gruposLouvor/${idGrupo}/${church.idCliente}`)
    expect(await read(admin)).toEqual([])
  })
})

describe('cells and Sunday school in the calendar', () => {
  test('meetings of a cell are shown to its leader, but not to people outside the cell', async () => {
    await open()
    const other = await member()
    const leader = await member(3)
    const { id: idCelula } = await post('/celulas', {
      nomeCelula: 'Betânia',
      diaCelula: 3,
      horaCelula: '20:00',
      idResponsavel: leader.id,
    })
    const { id } = await post(`/celulas/${idCelula}/encontros`, { dataEncontro: '2030-03-06', temaEstudo: 'Luto' })
    expect(await read(other.token)).toEqual([])
    expect(await read(leader.token)).toEqual([
      expect.objectContaining({
        titulo: 'Célula · Betânia',
        hora: '20:00',
        caminho: `/dashboard/encontro-celula/${id}/membros?idCelula=${idCelula}`,
      }),
    ])
  })

  test('lessons are shown to their teacher and pupils only', async () => {
    await open()
    const [teacher, pupil, other] = [await member(), await member(), await member()]
    const { id: idClasse } = await post('/classesEBD', { nomeClasse: 'Jovens', idProfessor: teacher.id })
    await post('/classesEBD-membros', { idClasse, idMembro: pupil.id })
    const { id } = await post('/aulasEBD', {
      idClasse,
      dataAula: '2030-03-10',
      temaAula: 'Rute',
      idProfessor: teacher.id,
    })
    for (const { token } of [teacher, pupil])
      expect(await read(token)).toEqual([
        expect.objectContaining({ titulo: 'EBD · Jovens · Rute', hora: null, caminho: `/dashboard/aulasEBD/${id}` }),
      ])
    expect(await read(other.token)).toEqual([])
  })
})

test('the calendar needs the same number of SQL statements for many worship services as for one', async () => {
  await open()
  await post('/cultos', { dataCulto: '2030-03-01', horaCulto: '19:00' })
  await read(admin)
  const few = await countStatements(() => read(admin))
  for (let day = 2; day < 20; day++)
    await post('/cultos', { dataCulto: `2030-03-${String(day).padStart(2, '0')}`, horaCulto: '19:00' })
  expect(await countStatements(() => read(admin))).toBe(few)
  expect(few).toBeLessThanOrEqual(15)
})
