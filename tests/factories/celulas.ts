import { TwoChurches } from './churches.js'
import { type TestChurch, unique } from './harness.js'

export type Person = Awaited<ReturnType<TestChurch['person']>>
export type Member = {
  id: number
  idCelula: number
  uuid: string
  idMembro: number
  membroLider: number
  membro: Record<string, string | null>
}

/** Helpers for tests of cells and their members. */
export class CellsLab extends TwoChurches {
  readonly newCell = async (church = this.betel): Promise<number> =>
    (await this.app.rest(await church.token(1), 'POST', '/celulas', { nomeCelula: unique('Célula ') })).body.id

  readonly add = async (idCelula: number, idMembro: number | string, data: object = {}, church = this.betel) =>
    this.app.rest(await church.token(1), 'POST', '/membros-celulas', { idCelula, idMembro, ...data })

  readonly members = async (idCelula: number, church = this.betel): Promise<Member[]> =>
    (await this.app.rest(await church.token(1), 'GET', `/membros-celulas?idCelula=${idCelula}`)).body

  readonly leaders = async (idCelula: number) =>
    (await this.members(idCelula)).filter(({ membroLider }) => membroLider === 1).map(({ idMembro }) => idMembro)

  /** Creates a cell with this number of members; the first one leads it. */
  readonly cellOf = async (count: number): Promise<{ cell: number; people: Person[]; links: Member[] }> => {
    const cell = await this.newCell()
    const people = await Promise.all(Array.from({ length: count }, () => this.betel.person()))
    for (const { id } of people) await this.add(cell, id)
    const found = await this.members(cell)
    const links = people.map(({ id }) => found.find(({ idMembro }) => idMembro === id) as Member)
    return { cell, people, links }
  }

  readonly oldPromotion = (cell: number | string, uuid: string | number, idCliente = this.betel.idCliente) =>
    `/membros-celulas/alterarResponsavel/${cell}/${uuid}/${idCliente}`
}

export const adicionar =
  'mutation($input: MembroCelulaInput!) { adicionarMembroCelula(input: $input) { id membroLider } }'
export const promover =
  'mutation($idCelula: ID!, $idMembro: ID!) { promoverMembroCelula(idCelula: $idCelula, idMembro: $idMembro) { idMembro membroLider } }'
export const excluir =
  'mutation($idCelula: ID!, $idMembro: ID!) { excluirMembroCelula(idCelula: $idCelula, idMembro: $idMembro) { message } }'
export const of = (link: { idCelula: number; idMembro: number } | undefined) => ({
  idCelula: String(link?.idCelula),
  idMembro: String(link?.idMembro),
})
export const listar = '{ membrosCelula(first: 100) { totalCount nodes { idCelula } } }'
