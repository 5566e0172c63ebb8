import { expect } from '@jest/globals'
import { TwoChurches } from './churches.js'
import { unique } from './harness.js'

/** Helpers for tests of events and their members. */
export class EventsLab extends TwoChurches {
  readonly event = async (church = this.betel, data: object = {}): Promise<number> =>
    (
      await this.app.rest(await church.token(1), 'POST', '/eventos', {
        nomeEvento: unique('Retiro '),
        dataInicio: '2099-12-05',
        ...data,
      })
    ).body.id

  /** An event with one member. */
  readonly joined = async (church = this.betel) => {
    const [idEvento, pessoa] = [await this.event(church), await church.person({ telefoneUsuario: '11987654321' })]
    const body = { idEvento, idMembro: pessoa.id }
    const answer = await this.app.rest(await church.token(1), 'POST', '/eventos-membros', body)
    expect(answer.status).toBe(201)
    return { idEvento, pessoa, membro: answer.body }
  }

  readonly members = async (idEvento: number | string, church = this.betel, perfil: 1 | 2 = 1) =>
    (
      await this.app.rest(
        await church.token(perfil),
        'GET',
        `/eventos-membros?idEvento=${idEvento}&idCliente=${church.idCliente}`,
      )
    ).body
}

export const adicionar =
  'mutation($input: MembroEventoInput!) { adicionarMembroEvento(input: $input) { id acoesPermitidas } }'
export const excluir =
  'mutation($idEvento: ID!, $idMembro: ID!) { excluirMembroEvento(idEvento: $idEvento, idMembro: $idMembro) { message } }'
export const path = (idMembro: number | string, idEvento: number | string) =>
  `/eventos-membros/${idMembro}?idEvento=${idEvento}`
