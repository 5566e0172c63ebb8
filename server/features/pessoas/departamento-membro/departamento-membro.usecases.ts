import {
  listarMembrosDepartamentoInput,
  membroDepartamentoInput,
  membroDepartamentoRef,
  membrosDepartamentoInput,
} from '../../../../schema/rules/pessoas/departamento-membro.input.js'
import { confirmarInput } from '../../../../schema/rules/pessoas/vinculo.input.js'
import { uniqueBy } from '../../../kernel/base/errors.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { Departamento } from '../departamento/departamento.entity.js'
import { memberships, refuseToConfirm } from '../vinculo/index.js'
import { MembroDepartamento } from './departamento-membro.entity.js'
import { membros } from './departamento-membro.queries.js'

/** The operations on memberships of departments. */
export const membrosOfDepartamentos = memberships({
  queries: membros,
  entity: MembroDepartamento,
  group: Departamento,
  texts: {
    noGroup: 'Departamento não encontrado.',
    onde: 'ao departamento',
    jaMembro: uniqueBy('departamento_membro_pessoa', 'idMembro', 'Esta pessoa já é membro deste departamento.'),
  },
})

export const listMembrosDepartamento = readCase({
  action: 'departamento.ler',
  input: listarMembrosDepartamentoInput,
  run(work, input) {
    refuseToConfirm(work.ctx, 'departamento.escrever', input.filtro?.aConfirmar)
    return membrosOfDepartamentos.list(work, input)
  },
})

export const adicionarMembroDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membroDepartamentoInput,
  run: (work, { idDepartamento, idMembro, ...data }) =>
    membrosOfDepartamentos.add(work, idDepartamento, idMembro, data),
})

/** Adds several people at once, and reports existing members. A hundred people need as many statements as one. */
export const adicionarMembrosDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membrosDepartamentoInput,
  run: (work, { idDepartamento, ids }) => membrosOfDepartamentos.addSeveral(work, idDepartamento, ids),
})

export const ativarMembroDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membroDepartamentoRef,
  run: (work, { id, idMembro }) => membrosOfDepartamentos.activate(work, id, idMembro),
})

export const desativarMembroDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membroDepartamentoRef,
  run: (work, { id, idMembro }) => membrosOfDepartamentos.deactivate(work, id, idMembro),
})

/** Confirms people whom somebody added to an own group. */
export const confirmarMembrosDepartamento = useCase({
  action: 'departamento.escrever',
  input: confirmarInput,
  run: (work, { ids }) => membrosOfDepartamentos.confirm(work, ids, 'departamento.escrever'),
})

export const excluirMembroDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membroDepartamentoRef,
  run: (work, { id, idMembro }) => membrosOfDepartamentos.remove(work, id, idMembro),
})
