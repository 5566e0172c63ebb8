import { TwoChurches } from './churches.js'
import { type PersonData, unique } from './harness.js'

/** Helpers for tests of departments and their members. */
export class DepartmentsLab extends TwoChurches {
  readonly newDepartment = async (
    church = this.betel,
  ): Promise<{ id: number; uuid: string; tituloDepartamento: string }> =>
    (await this.app.rest(await church.token(1), 'POST', '/departamentos', { tituloDepartamento: unique('Som ') })).body

  readonly join = async (idDepartamento: number, idMembro: number, data: object = {}) =>
    (
      await this.app.rest(await this.betel.token(1), 'POST', '/departamento-membros', {
        idDepartamento,
        idMembro,
        ...data,
      })
    ).body

  /** A department with one member. */
  readonly membership = async (data: PersonData = {}) => {
    const [department, person] = [await this.newDepartment(), await this.betel.person(data)]
    return { department, person, link: await this.join(department.id, person.id) }
  }
}

export const criar =
  'mutation($input: MembroDepartamentoInput!) { adicionarMembroDepartamento(input: $input) { id uuid idCliente statusMembro } }'
export const named = '($d: ID!, $m: ID!)'
export const args = '(idDepartamento: $d, idMembro: $m)'
export const ativar = `mutation${named} { ativarMembroDepartamento${args} { statusMembro } }`
export const desativar = `mutation${named} { desativarMembroDepartamento${args} { statusMembro } }`
export const excluir = `mutation${named} { excluirMembroDepartamento${args} { message } }`
export const criarVarios =
  'mutation($d: ID!, $ids: [ID!]!) { adicionarMembrosDepartamento(idDepartamento: $d, ids: $ids) { message feitos recusados { id name motivo } } }'
export const pathOf = (department: number | string, person: number | string) =>
  `/departamento-membros/departamento/${department}/membro/${person}`
